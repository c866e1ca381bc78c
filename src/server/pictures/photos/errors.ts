/** A photo that cannot be taken. The message is the end of a sentence whose beginning names it: 'is damaged'. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError'
}

/** No photo can be written at all; the message is one line, made to be shown. */
export class PhotoFolderError extends Error {
  override readonly name = 'PhotoFolderError'
}

/** Reasons not to take an uploaded picture: no JPEG, PNG, WebP or AVIF; damaged; more than one image; too many pixels. */
export type UploadFault = 'kind' | 'damaged' | 'animated' | 'pixels'

/** An uploaded picture that is not taken. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly fault: UploadFault

  constructor(fault: UploadFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
