import { address } from './paths.ts';

/** URLs that take or give files, and addresses that one page names. They stand apart from `paths` so that few visits load them. */
export const filePaths = {
  verifiedDevelopers: '/explore-developers?mark=verified',
  mapWithProgress: (code: string) => `/map?progress=${code}`,
  contentPreview: address<[key: string]>('/previews/:key/page'),
  profileFile: address<[developerId: number, name: string]>(
    '/developer-profile/:developerId/:name',
  ),
  requestFiles: address<[key: string]>('/requests/:key/files'),
  requestFile: address<[key: string, fileId: number]>('/requests/:key/files/:fileId'),
  ownersRequestFile: address<[fileId: number | string]>('/uploads/request-files/:fileId'),
  stageFiles: address<[stageId: number | string]>('/uploads/stages/:stageId/files'),
  quotePdfOf: (requestKey: string, version: number) =>
    `/requests/${requestKey}/quote.pdf?version=${version}`,
  acceptedTextOf: (requestKey: string, version: number) =>
    `/requests/${requestKey}/quote.txt?version=${version}`,
  ownersQuotePdf: address<[requestId: number, version: number]>(
    '/uploads/quotes/:requestId(^[1-9]\\d{0,8})/:version(^[1-9]\\d{0,8}).pdf',
  ),
  callFile: address<[requestKey: string]>('/requests/:key/call.ics'),
  adminUpload: '/api/admin/pictures',
  importUpload: '/uploads/post-import',
  postExport: (format: string) => `/uploads/post-export/${format}`,
  developerPhotoUpload: '/uploads/profile-photo',
  projectPictureUpload: '/uploads/project-picture',
} as const;
