import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'

const readmes = [
  'README.md',
  ...['machines', 'src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)README\.md$/.test(file))
      .map((file) => `${folder}/${file}`),
  ),
]

/** Made by runs, so these files may be absent. */
const generated = readFileSync('.gitignore', 'utf8').split('\n')

/** Links but those to other sites. Of one to a heading, the file. */
function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
}

/** Code that is a path: it has a slash, and does not begin with one, as addresses do. Of one with a placeholder, the folder before that. */
function pathsIn(text: string): readonly string[] {
  return [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([\w.-]+\/[\w./{}-]*)`/g)]
    .map(([, path = '']) => (path.includes('{') ? `${dirname(path.slice(0, path.indexOf('{') + 1))}/` : path))
    .filter((path) => !generated.includes(path.split('/')[0] ?? ''))
}

test('links and paths are found in a text, addresses and commands are not', () => {
  const text = '[a](b/c.md#d) [e](https://f.example) [g](#h) `i/j.ts` `k/{l}/m.ts` `/n/o` `p -- q/r` `.data/s`'
  expect(linksIn(text)).toEqual(['b/c.md'])
  expect(pathsIn(text)).toEqual(['i/j.ts', 'k/'])
})

describe.each(readmes)('%s', (readme) => {
  const text = readFileSync(readme, 'utf8')
  const isThere = (path: string) => existsSync(join(dirname(readme), path))

  test('links to files that exist', () => {
    expect(linksIn(text).filter((link) => !isThere(link))).toEqual([])
  })

  test('names paths that exist, from the root or from its own folder', () => {
    expect(pathsIn(text).filter((path) => !existsSync(path) && !isThere(path))).toEqual([])
  })
})
