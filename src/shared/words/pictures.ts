import { maxChosenBytes, maxPicturePixels, maxUploadBytes } from '../media/media.ts';

const megabyte = 1024 * 1024;

export const pictureContent = {
  limits: `JPEG, PNG, WebP, AVIF or still GIF of up to ${maxChosenBytes / megabyte} MB; HEIC where your browser opens it. Over ${maxUploadBytes / megabyte} MB or ${maxPicturePixels / megabyte} megapixels it is made smaller on your device first.`,
  /** Refuses a file where pictures and PDFs are taken. */
  neitherPictureNorPdf:
    'This file is neither a picture nor a PDF. Send a JPEG, PNG, WebP, AVIF or GIF, or a PDF: office programs save their files as PDF too.',
  preparing: 'Preparing the picture...',
  faults: {
    type: 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    size: `Please choose a picture of at most ${maxChosenBytes / megabyte} MB.`,
    animated: 'Moving pictures cannot be shown here. Please choose a still one.',
    heic: 'Your browser cannot open HEIC pictures. Save it as JPEG first: on an iPhone choose Settings > Camera > Formats > Most Compatible, on a Mac export it from Preview or Photos.',
    unreadable: 'This picture cannot be opened. Please choose another one.',
  },
};
