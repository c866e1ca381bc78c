import { Agent, request } from 'node:http'

/** Asks as a browser does, over connections that stay open, and reads the packed answer to its end: its bytes. */
export function createHttpClient(origin: string, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const call = (path: string, method: 'GET' | 'POST' = 'GET'): Promise<number> =>
    new Promise((resolve, reject) => {
      request(
        `${origin}${path}`,
        { method, agent, headers: { 'Accept-Encoding': 'gzip, deflate, br' } },
        (response) => {
          let bytes = 0
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length
          })
          response.on('error', reject)
          response.on('end', () => {
            if (response.statusCode === 200) resolve(bytes)
            else reject(new Error(`${path} answered ${response.statusCode ?? 'nothing'}`))
          })
        },
      )
        .on('error', reject)
        .end()
    })
  return {
    call,
    close: () => {
      agent.destroy()
    },
  }
}
