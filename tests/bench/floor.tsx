import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { createMemoryHistory } from '@tanstack/react-router'
import react from '@vitejs/plugin-react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

import { createFloor } from './floor/Floor.tsx'

/** Runs something with the address of the floor page: `/1200` is one of 1,200 elements. */
export async function withFloor(run: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-floor-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1000 },
  })
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const answers = new Map<string, ReturnType<typeof answer>>()
  const server = createServer(({ url = '/' }, response) => {
    const send = async () => {
      const made = answers.get(url) ?? answer(url, shell, folder)
      answers.set(url, made)
      const { type, body } = await made
      response.writeHead(type ? 200 : 404, { 'content-type': type, 'content-encoding': 'br' })
      response.end(body)
    }
    void send()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  }
}

interface Answer {
  readonly type: string
  readonly body: Buffer
}

/** The packed file of a path. An empty type stands for one that there is not. */
async function answer(path: string, shell: string, folder: string): Promise<Answer> {
  if (path.startsWith('/assets/'))
    return { type: 'text/javascript', body: brotliCompressSync(await readFile(join(folder, path))) }
  if (!/^\/\d+$/.test(path)) return { type: '', body: brotliCompressSync('') }
  const { router, pressed, element } = createFloor(createMemoryHistory({ initialEntries: [path] }))
  pressed.start()
  await router.load()
  const html = shell.replace('<div id="floor">', () => `<div id="floor">${renderToString(element)}`)
  return { type: 'text/html', body: brotliCompressSync(html) }
}
