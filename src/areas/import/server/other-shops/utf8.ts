import { ImportSourceError } from '../source.ts'

/** @throws ImportSourceError where the file is not UTF-8 */
export async function* utf8(path: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (error) {
      throw new ImportSourceError(`The file is not UTF-8; spreadsheets can save it as “CSV UTF-8”: ${path}`, {
        cause: error,
      })
    }
  }
  for await (const chunk of chunks) yield decode(chunk)
  yield decode()
}
