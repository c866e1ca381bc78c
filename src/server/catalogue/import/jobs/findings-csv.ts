import type { LanguageCode } from '#contract/languages.ts'

import type { Messages } from '../../../texts/messages.ts'
import { csv } from '../../../csv.ts'
import { findingText } from './finding-text.ts'
import type { Finding } from './store.ts'

export function findingsCsv(findings: readonly Finding[], messages: Messages, language: LanguageCode): string {
  return csv([
    [messages(language, 'importLine'), messages(language, 'importReason')],
    ...findings.map((finding) => [String(finding.line), findingText(finding, messages, language)]),
  ])
}
