import sharp, { type Sharp } from 'sharp'

/** A picture of one colour. */
export function plain(width: number, height: number, background = '#336699'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A JPEG of one colour; equal ones are equal to the byte. */
export function jpeg(width = 40, height = 20, background = '#336699'): Promise<Buffer> {
  return plain(width, height, background).jpeg().toBuffer()
}
