/** A photo that cannot be taken. The message is the end of a sentence whose beginning names it: 'is damaged'. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError'
}

/** No photo can be written at all; the message is one line, made to be shown. */
export class PhotoFolderError extends Error {
  override readonly name = 'PhotoFolderError'
}
