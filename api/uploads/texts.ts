import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about pictures. */
export const sentence = catalogue('uploads', {
  purposeMissing: 'Say what the picture is for: {purposes}.',
  multipartField: 'Send the picture as multipart/form-data, in the field "file".',
  multipart: 'Send the picture as multipart/form-data.',
  fieldMissing: 'Send the picture in the field "file".',
  onePicture: 'Send one picture at a time, in the field "file".',
  malformed: 'The request is not well-formed multipart/form-data.',
  othersUnderWay: 'Please wait until your other pictures have been uploaded.',
  tooManyUnderWay: 'Too many pictures are being uploaded right now. Please try again in a few seconds.',
  damaged: 'The picture is damaged and cannot be read.',
  eventsForbidden: 'You do not have permission to upload pictures for events.',
  fileEmpty: 'The file is empty.',
  tooManyUploads: 'You have uploaded many pictures in a short time. Please wait a few minutes.',
  storeUnavailable: 'Pictures cannot be kept right now. Please try again in a moment.',
  pictureGone: 'This picture is no longer there. Please upload it again.',
  tooManyPixels: 'The picture has too many pixels: at most {megapixels} megapixels.',
});
