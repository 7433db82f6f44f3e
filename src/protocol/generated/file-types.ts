// Generated from schemas/link by scripts/generate: do not edit.

/** A type of file that send_file accepts. */
export interface AllowedFileType {
  /** Extension of the file name, in lower case, without the dot. */
  readonly extension: string;
  readonly mime_type: string;
  /** The area of such files unless the sender names another: 0 photos, 1 files. */
  readonly file_area: 0 | 1;
}

/** The allowed file types, one entry for each extension. */
export const allowedFileTypes: readonly AllowedFileType[] = [
  { extension: 'jpg', mime_type: 'image/jpeg', file_area: 0 },
  { extension: 'jpeg', mime_type: 'image/jpeg', file_area: 0 },
  { extension: 'png', mime_type: 'image/png', file_area: 1 },
  { extension: 'gif', mime_type: 'image/gif', file_area: 1 },
  { extension: 'pdf', mime_type: 'application/pdf', file_area: 1 },
  { extension: 'doc', mime_type: 'application/msword', file_area: 1 },
  { extension: 'docx', mime_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', file_area: 1 },
  { extension: 'ppt', mime_type: 'application/vnd.ms-powerpoint', file_area: 1 },
  { extension: 'pps', mime_type: 'application/vnd.ms-powerpoint', file_area: 1 },
  { extension: 'pptx', mime_type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', file_area: 1 },
  { extension: 'ppsx', mime_type: 'application/vnd.openxmlformats-officedocument.presentationml.slideshow', file_area: 1 },
  { extension: 'odt', mime_type: 'application/vnd.oasis.opendocument.text', file_area: 1 },
  { extension: 'xls', mime_type: 'application/vnd.ms-excel', file_area: 1 },
  { extension: 'xlsx', mime_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', file_area: 1 },
  { extension: 'key', mime_type: 'application/pgp-keys', file_area: 1 },
  { extension: 'zip', mime_type: 'application/zip', file_area: 1 },
  { extension: 'mp3', mime_type: 'audio/mpeg', file_area: 1 },
  { extension: 'wav', mime_type: 'audio/x-wav', file_area: 1 },
  { extension: 'mp4', mime_type: 'video/mp4', file_area: 1 },
  { extension: 'wmv', mime_type: 'x-ms-wmv', file_area: 1 },
  { extension: 'avi', mime_type: 'video/x-msvideo', file_area: 1 },
  { extension: 'mpg', mime_type: 'video/mpeg', file_area: 1 },
  { extension: 'txt', mime_type: 'text/plain', file_area: 1 },
  { extension: 'msg', mime_type: 'application/vnd.ms-outlook', file_area: 1 },
  { extension: 'eml', mime_type: 'message/rfc822', file_area: 1 },
  { extension: 'jxr', mime_type: 'image/vnd.ms-photo', file_area: 1 },
];
