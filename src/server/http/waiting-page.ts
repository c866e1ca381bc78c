/** Text for HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page that asks for itself again each second until what it waits for is there. */
export function waitingPage(lang: string, title: string, text: string): string {
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="1" />
    <title>${escaped(title)}</title>
  </head>
  <body>
    <h1>${escaped(title)}</h1>
    <p role="status">${escaped(text)}</p>
  </body>
</html>
`
}

/** Headers of a waiting page, whose status is 503. */
export const WAITING_HEADERS = { 'Retry-After': '1', 'Cache-Control': 'no-store' }
