import { useId } from 'react'
import { useSelector } from '@xstate/react'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'

import { CommandDialog } from '#areas/protocols/components/builder/CommandDialog.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { optionId, SuggestionList } from '#components/search/SuggestionList.tsx'
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '#contract/constants.ts'
import { bcp47 } from '#contract/languages.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'
import type { CommandBoxRef } from '#machines/protocols/command-box/command-box.machine.ts'
import { chosenOf, isEnough, wordsOf } from '#machines/protocols/command-box/command-box.ts'

import { CommandKeys } from './CommandKeys.tsx'
import { useCommandGroups } from './command-groups.tsx'

/** One field that finds everything and adds products (builder.command-box). */
export function CommandBox({ builder }: { readonly builder: BuilderRef }) {
  const box = useBuilderChild(builder, 'commandBox')
  return box ? <Box builder={builder} box={box} /> : null
}

interface BoxProps {
  readonly builder: BuilderRef
  readonly box: CommandBoxRef
}

function Box({ builder, box }: BoxProps) {
  const isOpen = useSelector(box, (snapshot) => snapshot.matches('open'))
  return isOpen ? <OpenBox builder={builder} box={box} /> : null
}

function OpenBox({ builder, box }: BoxProps) {
  const { t } = useTranslation('builder')
  const lang = bcp47(useLanguage())
  const listId = useId()
  const text = useSelector(box, ({ context }) => context.text)
  const chosen = useSelector(box, ({ context }) => chosenOf(context)?.key ?? null)
  const isBusy = useSelector(box, (snapshot) => snapshot.hasTag('busy'))
  const groups = useCommandGroups(builder, box)
  const close = () => box.send({ type: 'box.close' })
  return (
    <CommandDialog
      label={t('command.label')}
      hint={t('command.hint')}
      lang={lang}
      value={text}
      maxLength={SEARCH_MAX_LENGTH}
      listId={listId}
      expanded={groups.length > 0}
      activeId={optionId(listId, groups, chosen)}
      foot={<CommandKeys box={box} />}
      onType={(typed) => box.send({ type: 'box.type', text: typed })}
      onMove={(by) => box.send({ type: 'box.move', by })}
      onTake={(adds) => box.send({ type: 'box.take', key: null, adds })}
      onClose={close}
    >
      <BusyLine busy={isBusy} />
      <Added box={box} />
      {groups.length > 0 && (
        <SuggestionList
          id={listId}
          label={t('command.list')}
          groups={groups}
          active={chosen}
          busy={isBusy}
          onPoint={(key) => box.send({ type: 'box.point', key })}
          onChoose={(key) => box.send({ type: 'box.take', key, adds: false })}
        />
      )}
      <Notes box={box} count={groups.reduce((sum, { items }) => sum + items.length, 0)} />
    </CommandDialog>
  )
}

function Added({ box }: { readonly box: CommandBoxRef }) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const added = useSelector(box, ({ context }) => context.added)
  return (
    <div role="status">
      {added && (
        <p className="vb-command-added">
          <Check size={18} />
          <span>{t('command.added', { ...added, number: formatNumber(added.quantity) })}</span>
        </p>
      )}
    </div>
  )
}

/** Says that nothing was found, or which groups could not be searched. */
function Notes({ box, count }: { readonly box: CommandBoxRef; readonly count: number }) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const text = useSelector(box, ({ context }) => context.text)
  const isShown = useSelector(box, (snapshot) => snapshot.matches({ open: 'shown' }))
  const found = useSelector(box, ({ context }) => context.found)
  const failed =
    isShown && found ? (['protocols', 'clients', 'products'] as const).filter((group) => !found[group]) : []
  const query = wordsOf(text)
  const none = t('common:searchBar.none', { query })
  return (
    <>
      {isShown && count === 0 && failed.length < 3 && <p className="vb-suggest-note">{none}</p>}
      {!isEnough(text) && text.trim() !== '' && count === 0 && (
        <p className="vb-suggest-note">{t('command.more', { number: formatNumber(SEARCH_MIN_LENGTH) })}</p>
      )}
      {failed.map((group) => (
        <p key={group} className="vb-suggest-note" role="alert">
          {t(`command.failed.${group}`)}
        </p>
      ))}
      <Announcer
        message={
          isShown ? (count === 0 ? none : t('common:searchBar.count', { count, number: formatNumber(count) })) : ''
        }
      />
    </>
  )
}
