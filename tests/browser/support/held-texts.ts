import { readFile } from 'node:fs/promises'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import type { HeldAnswers, HeldCalls } from './held-answers.ts'

const FILES = ['common', 'account', 'catalogue', 'home', 'pages', 'shopping']

/** The files of texts, each named by its language: `de/common`. */
export const HELD_TEXTS: HeldCalls = Object.fromEntries(
  LANGUAGE_CODES.flatMap((language) =>
    FILES.map((file) => [`${language}/${file}`, ({ path }) => path === `/locales/${language}/${file}.json`]),
  ),
)

/** Holds the files of texts back until the test lets them come, or fail to. */
export class HeldTexts {
  readonly #answers: HeldAnswers
  #late: readonly string[] = []

  constructor(answers: HeldAnswers) {
    this.#answers = answers
  }

  /** The files that are on their way. */
  waiting(): readonly string[] {
    return this.#answers.waiting().filter((file) => !this.#late.includes(file))
  }

  /** Lets all files come, or fail to. */
  async answer(loaded: boolean): Promise<void> {
    for (const file of this.waiting()) {
      if (loaded) await this.#bring(file)
      else
        await this.#answers.answer(file, { ok: false, problem: { kind: 'refused', status: 404, message: 'Not here' } })
    }
  }

  /** Drops the requests held now: nobody waits for them any more. */
  leave(): void {
    this.#late = [...this.#late, ...this.waiting()]
  }

  /** Lets the files come that nobody waits for any more. */
  async bringLate(): Promise<void> {
    const late = this.#late
    this.#late = []
    for (const file of late) await this.#bring(file)
  }

  async #bring(file: string): Promise<void> {
    await this.#answers.answer(file, {
      ok: true,
      value: JSON.parse(await readFile(`public/locales/${file}.json`, 'utf8')) as unknown,
    })
  }
}
