import type { ImportJob, ImportLook } from '#areas/import/contract/catalogue-import.ts'
import { IMPORT_REFUSED_MAX, IMPORT_UNPACKED_MAX } from '#contract/constants.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { obstacleText } from './obstacle-text.ts'
import type { StoredLook } from '#areas/import/server/stored/look.ts'
import { findingText, groupText } from './finding-text.ts'
import { canStart, type Finding, type StoredJob } from './store.ts'

const WHY = {
  ended: 'importEnded',
  stopped: 'importStopped',
  closed: 'importEnded',
  busy: 'importCommandRuns',
  format: 'importFormat',
  workbook: 'importWorkbook',
  rows: 'importNoRows',
  encoding: 'importNotUtf8',
  gone: 'importFileGone',
  truncated: 'importTruncated',
  damaged: 'importDamaged',
  large: 'importLarge',
  refusals: 'importRefusals',
  unexpected: 'unexpected',
  broken: 'importBroken',
} as const satisfies Record<string, MessageKey>

const isKnown = (word: string): word is keyof typeof WHY => Object.hasOwn(WHY, word)

const MAX: Readonly<Record<string, number>> = { large: IMPORT_UNPACKED_MAX / 1e9, refusals: IMPORT_REFUSED_MAX }

/** The line of a broken file follows its word. */
function reasonOf(failure: string | null, messages: Messages, language: LanguageCode): string | null {
  const [word = '', line = ''] = (failure ?? '').split(' ')
  const max = new Intl.NumberFormat(bcp47(language)).format(MAX[word] ?? 0)
  return isKnown(word) ? messages(language, WHY[word], { line, max }) : null
}

const lookOf = (look: StoredLook | null): ImportLook | null => {
  if (look === null) return null
  const { obstacle: _, ...told } = look
  return told
}

interface ToldWith {
  /** The currency of this shop. */
  readonly own: string
  readonly findings: readonly (Finding & { readonly count: number })[]
  readonly kept: number
  readonly isUndoable: boolean
  /** Names of products that the file does not name. */
  readonly absent: readonly string[]
}

/** Names of absent products that are told. */
const NAMES_TOLD = 100

export function toImportJob(
  job: StoredJob,
  { findings, kept, isUndoable, absent, own }: ToldWith,
  messages: Messages,
  language: LanguageCode,
): ImportJob {
  const { failure, begun_by, ended_at, state } = job
  const obstacle = state === 'checked' || state === 'failed' ? job.look?.obstacle : null
  return {
    import_id: job.import_id,
    state: job.state,
    file_name: job.file_name,
    file_size: Number(job.file_size),
    format: job.format,
    columns: job.columns,
    fraction: job.fraction,
    checked: job.checked,
    taken: job.taken,
    findings: findings.map((finding) => ({
      line: finding.line,
      kind: finding.kind,
      reason: finding.count > 1 ? groupText(finding, messages, language) : findingText(finding, messages, language),
      count: finding.count,
    })),
    findings_kept: kept,
    reason: obstacle ? obstacleText(obstacle, { own, messages, language }) : reasonOf(failure, messages, language),
    can_start: canStart(job),
    answers: job.answers,
    look: lookOf(job.look),
    can_undo: isUndoable,
    undone: job.undone,
    absent: { count: absent.length, names: absent.slice(0, NAMES_TOLD) },
    off_sale: job.off_sale,
    begun_by:
      begun_by === null
        ? null
        : {
            user_id: begun_by,
            email: job.email ?? '',
            first_name: job.first_name ?? '',
            last_name: job.last_name ?? '',
          },
    begun_at: job.begun_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }
}
