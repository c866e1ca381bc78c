import { hash } from 'node:crypto'
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Kinds of elements that have passed a check in any worker: they share a file, which each adds to and reads on in. */
export class PassedKinds {
  readonly #file: string
  readonly #kinds = new Set<string>()
  #readTo = 0

  constructor(file: string) {
    this.#file = file
  }

  has(kind: string): boolean {
    return this.#kinds.has(kind)
  }

  add(kinds: Iterable<string>): void {
    appendFileSync(this.#file, [...kinds, ''].join(END))
  }

  /** Learns what has passed since, here or elsewhere. */
  readOn(): void {
    const file = openSync(this.#file, 'a+')
    const more = Buffer.alloc(fstatSync(file).size - this.#readTo)
    readSync(file, more, 0, more.length, this.#readTo)
    closeSync(file)
    // Another worker may be just writing.
    const whole = more.subarray(0, more.lastIndexOf(END) + 1)
    for (const kind of whole.toString().split(END)) this.#kinds.add(kind)
    this.#readTo += whole.length
  }
}

const END = '\n'

/** The same name for the same kind in every worker. */
export const kindOf = (above: string, look: string): string => hash('sha1', `${above} ${look}`, 'base64url')
