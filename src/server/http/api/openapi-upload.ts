import type { generateOpenApiDocument } from 'trpc-to-openapi';
import { maxUploadBytes, uploadTypes } from '../../../shared/media.ts';
import { paths } from '../../../shared/paths.ts';

type Document = ReturnType<typeof generateOpenApiDocument>;

const megabyte = 1024 * 1024;
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Adds the upload of pictures, which is no procedure: it takes a file, and stands outside of /api. */
export function describeUpload(document: Document, siteOrigin: string): void {
  document.components ??= {};
  document.components.schemas = {
    ...document.components.schemas,
    PictureUpload: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary', description: 'The picture' } },
    },
    StoredPicture: {
      type: 'object',
      required: ['url', 'widthPx', 'heightPx'],
      properties: {
        url: { type: 'string', description: 'For imageUrl, or for src in the content of a post' },
        widthPx: { type: 'integer' },
        heightPx: { type: 'integer' },
      },
    },
  };
  const refusals = ['400', '401', '403', '413', '415', '429'].map((status) => [
    status,
    { description: '' },
  ]);
  document.paths = {
    ...document.paths,
    [paths.adminUpload]: {
      servers: [{ url: siteOrigin }],
      post: {
        operationId: 'pictures-upload',
        summary: 'Upload a picture for a post',
        description: `${uploadTypes.join(', ')}, at most ${maxUploadBytes / megabyte} MB. It is stored in several sizes, without its metadata. A picture that no post names is deleted after a week.`,
        tags: ['Blog'],
        security: [{ adminToken: [] }],
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: reference('PictureUpload') } },
        },
        responses: {
          '200': {
            description: 'Successful response',
            content: { 'application/json': { schema: reference('StoredPicture') } },
          },
          ...Object.fromEntries(refusals),
        },
      },
    },
  };
}
