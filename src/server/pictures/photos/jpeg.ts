/** Turns a stored photo into a JPEG, on white where it is transparent. */
export async function jpegOf(webp: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(webp).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
}
