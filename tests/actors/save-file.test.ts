import { expect, test, vi } from 'vitest'

import { saveCsv } from '#actors/save-file.ts'

test('comma-separated values are saved as spreadsheets read them, with the mark that reading an answer removes', async () => {
  const blobs: Blob[] = []
  vi.useFakeTimers()
  const making = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:1'
  })
  const link = { href: '', download: '', click: vi.fn<() => void>() }
  saveCsv({ createElement: () => link } as unknown as Document, 'import.csv', 'Zeile;Grund')
  making.mockRestore()
  vi.useRealTimers()
  const [blob] = blobs
  expect([link.download, link.click.mock.calls.length, blob?.type]).toEqual(['import.csv', 1, 'text/csv;charset=utf-8'])
  expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)).slice(0, 3)).toEqual(
    Uint8Array.of(0xef, 0xbb, 0xbf),
  )
})
