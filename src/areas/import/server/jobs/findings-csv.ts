import type { LanguageCode } from '#contract/languages.ts'

import type { Messages } from '#server/texts/messages.ts'
import { csvFile, csvText } from '#server/csv.ts'
import { findingText } from './finding-text.ts'
import type { Finding } from './store.ts'

/** The findings as a file that spreadsheets of the language open as it is. */
export function findingsCsv(findings: readonly Finding[], messages: Messages, language: LanguageCode): string {
  const heading = [csvText(messages(language, 'importLine')), csvText(messages(language, 'importReason'))]
  const rows = findings.map((finding) => [String(finding.line), csvText(findingText(finding, messages, language))])
  return csvFile([heading, ...rows], language)
}
