import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { EntriesPart } from '#areas/practice/components/editor/EntriesPart.tsx'
import { EntryList } from '#areas/practice/components/editor/EntryList.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { OverlayWords } from '#components/overlay/OverlayWords.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { entryOf, shownEntries } from '#machines/practice/editor/entries/entries.ts'
import type { Entry, EntryId } from '#machines/practice/editor/entries/entries.ts'
import type { EntriesRef } from '#machines/practice/editor/entries/entries.machine.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'

/** Given to the form of an entry; `entry` is undefined for a new one. */
export interface EntryFormProps {
  readonly editor: PracticePageRef
  readonly label: string
  readonly entry: Entry | undefined
  readonly onCancel: () => void
}

interface EntriesSectionProps {
  readonly editor: PracticePageRef
  readonly actor: EntriesRef
  /** Begins the names of its texts. */
  readonly kind: 'services' | 'packages'
  readonly Picture: ComponentType<{ readonly entry: Entry }>
  readonly Form: ComponentType<EntryFormProps>
}

/** A list that saves itself; the form of an entry opens in its row (practice.entry-opens-in-its-row). */
export function EntriesSection({ editor, actor, kind, Picture, Form }: EntriesSectionProps) {
  const { t } = useTranslation('practiceEditor')
  const lang = bcp47(useLanguage())
  const formatNumber = useFormatNumber()
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const reason = useProblemText(context.problem)
  const entries = shownEntries(context)
  const isOpen = snapshot.matches({ signedIn: { here: { writing: 'open' } } })
  const written = entryOf(entries, context.writing)
  const nameOf = ({ name }: { readonly name: string }) => (name === '' ? t('entries.nameless') : name)
  const keyOf = (entryId: EntryId) => Object.keys(context.made).find((key) => context.made[key] === entryId) ?? entryId
  const last = context.queue.at(-1)?.change
  const moved =
    last?.kind === 'move'
      ? t('entries.moved', {
          name: nameOf(last),
          order: formatNumber(last.order),
          total: formatNumber(entries.length),
        })
      : ''
  if (context.kept === null && entries.length === 0)
    return snapshot.hasTag('failed') ? (
      <InlineError
        message={`${t('entries.failed')} ${reason}`}
        action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
      />
    ) : (
      <Waiting />
    )
  const label = t(`${kind}.label`)
  const form = isOpen && (
    <Form
      editor={editor}
      label={written ? t('entries.edit', { name: nameOf(written) }) : t(`${kind}.new`)}
      entry={written}
      onCancel={() => actor.send({ type: 'entry.close' })}
    />
  )
  return (
    <KeepFocus label={label}>
      <EntriesPart heading={kind === 'services' ? label : undefined}>
        <Announcer message={moved} />
        {snapshot.hasTag('offline') && <BusyNote text={t('entries.offline')} />}
        {entries.length > 0 && (
          <OverlayWords lang={lang}>
            <EntryList
              label={label}
              entries={entries.map((entry) => {
                const name = nameOf(entry)
                return {
                  id: entry.id,
                  key: keyOf(entry.id),
                  name,
                  picture: <Picture entry={entry} />,
                  text: entry.description,
                  lang: bcp47(entry.language),
                  words: {
                    edit: t('entries.edit', { name }),
                    remove: t('entries.remove', { name }),
                    up: t('entries.up', { name }),
                    down: t('entries.down', { name }),
                  },
                }
              })}
              canEdit={!isOpen}
              open={isOpen && written ? { id: written.id, form } : undefined}
              onEdit={(entryId) => actor.send({ type: 'entry.edit', entryId })}
              onRemove={(entryId) => actor.send({ type: 'entry.delete', entryId })}
              onMove={(entryId, order) => actor.send({ type: 'entry.move', entryId, order })}
            />
          </OverlayWords>
        )}
        {!written && form}
        {!isOpen && entries.length < context.max && (
          <div>
            <Button onClick={() => actor.send({ type: 'entry.add' })}>{t(`${kind}.add`)}</Button>
          </div>
        )}
        {entries.length >= context.max && <p>{t(`${kind}.full`, { max: formatNumber(context.max) })}</p>}
      </EntriesPart>
    </KeepFocus>
  )
}
