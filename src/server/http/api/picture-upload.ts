import type { generateOpenApiDocument } from 'trpc-to-openapi';
import { filePaths } from '../../../shared/file-paths.ts';
import { maxUploadBytes, uploadTypes } from '../../../shared/media/media.ts';
import { serverPaths } from '../../../shared/server-paths.ts';

const megabyte = 1024 * 1024;
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const exampleName = 'post-0123456789abcdef0123456789abcdef-1600x900-w1600.webp';

const schemas = {
  PictureUpload: {
    type: 'object' as const,
    required: ['file'],
    properties: {
      // Raw bytes have no type in OpenAPI 3.1. Typed clients then take a file, and not a text, for it.
      file: { contentMediaType: 'application/octet-stream', description: 'The picture' },
    },
  },
  StoredPicture: {
    type: 'object' as const,
    required: ['url', 'widthPx', 'heightPx'],
    properties: {
      url: {
        type: 'string' as const,
        description: 'For imageUrl, or for src in the content of a post',
      },
      widthPx: { type: 'integer' as const },
      heightPx: { type: 'integer' as const },
      isKnown: { type: 'boolean' as const, description: 'The library had the same file already' },
    },
    examples: [{ url: `/media/${exampleName}`, widthPx: 1600, heightPx: 900 }],
  },
};

/** Adds the upload of pictures, which is no procedure: it reads a file as it arrives. */
export function describePictureUpload(document: ReturnType<typeof generateOpenApiDocument>): void {
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, ...schemas };
  const refusals = ['400', '401', '403', '413', '415', '429'].map((status) => [
    status,
    { description: '' },
  ]);
  document.paths = {
    ...document.paths,
    [filePaths.adminUpload.slice(serverPaths.api.length)]: {
      post: {
        operationId: 'admin-pictures-upload',
        summary: 'Upload a picture for a post',
        description: `${uploadTypes.join(', ')}, at most ${maxUploadBytes / megabyte} MB. It is stored in several sizes, without its metadata; a file that was uploaded before is not stored again. A picture that no post names is deleted after a week, unless \`keep=yes\` puts it into the library.`,
        tags: ['Blog'],
        security: [{ adminToken: [] }],
        parameters: [
          {
            name: 'keep',
            in: 'query',
            description: '`yes` keeps the picture in the library although no post names it.',
            schema: { type: 'string', enum: ['yes'] },
          },
        ],
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
