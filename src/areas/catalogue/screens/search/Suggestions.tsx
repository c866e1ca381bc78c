import { useId, useRef } from 'react'
import type { RefObject } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { useCombobox } from '#components/form/combobox.ts'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { SearchBar } from '#areas/catalogue/components/SearchBar.tsx'
import { optionId, SuggestionList } from '#components/search/SuggestionList.tsx'
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '#contract/constants.ts'
import { bcp47 } from '#contract/languages.ts'
import { useLateActor } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref, useLanguage } from '#hooks/language.ts'
import { useParts } from '#hooks/parts.tsx'
import { useProblemText } from '#hooks/problem.ts'
import type { Surface } from '#machines/catalogue/search-bar/search-bar.ts'

import { useSuggestionGroups } from './suggestion-groups.tsx'

const SearchSheet = createOverlay(() => import('#areas/catalogue/components/SearchSheet.tsx'))

/** From this width on the field stands in the head of the page. */
const FIELD_HAS_ROOM = '(width >= 56.25em)'

interface SuggestionsProps {
  readonly open: boolean
  readonly bar: LateActorRef<'searchBar'>
  /** The field in the head of the page. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** Added to the search field that is on the page already. A default export, so that it can be loaded with its machine. */
export default function Suggestions({ bar, field }: SuggestionsProps) {
  const isOpen = useSelector(bar, (snapshot) => snapshot.hasTag('open'))
  const surface = useSelector(bar, ({ context }) => context.surface)
  return (
    <>
      <Suggested bar={bar} field={field} surface="field" open={isOpen && surface === 'field'} />
      <Sheet bar={bar} open={isOpen && surface === 'sheet'} />
    </>
  )
}

interface SuggestedProps extends SuggestionsProps {
  readonly surface: Surface
}

/** The suggestions below the field in the head of the page. */
function Suggested({ bar, field, surface, open }: SuggestedProps) {
  const listId = useId()
  return (
    <>
      <Combobox bar={bar} field={field} surface={surface} open={open} listId={listId} />
      {open && (
        <div className="vb-find-panel">
          <SuggestionPanel bar={bar} listId={listId} />
        </div>
      )}
    </>
  )
}

function Sheet({ bar, open }: Pick<SuggestedProps, 'bar' | 'open'>) {
  const { t } = useTranslation()
  const lang = bcp47(useLanguage())
  const listId = useId()
  const close = () => bar.send({ type: 'searchBar.close' })
  if (!open) return null
  return (
    <SearchSheet
      open
      label={t('searchBar.label')}
      lang={lang}
      closeLabel={t('panel.close')}
      onClose={close}
      closeWhen={FIELD_HAS_ROOM}
      onLoadFailed={close}
      field={<SheetField bar={bar} listId={listId} />}
    >
      <SuggestionPanel bar={bar} listId={listId} />
    </SearchSheet>
  )
}

function SheetField({ bar, listId }: { readonly bar: SuggestedProps['bar']; readonly listId: string }) {
  const { t } = useTranslation()
  const href = useHref()
  const field = useRef<HTMLInputElement>(null)
  const text = useSelector(bar, ({ context }) => context.text)
  return (
    <SearchBar
      sheet
      field={field}
      action={href('/search-results')}
      label={t('searchBar.label')}
      hint={t('searchBar.hint')}
      button={t('searchBar.submit')}
      clearLabel={t('searchBar.clear')}
      value={text}
      maxLength={SEARCH_MAX_LENGTH}
    >
      <Combobox bar={bar} field={field} surface="sheet" open listId={listId} />
    </SearchBar>
  )
}

/** Binds a field to the chart. */
function Combobox({ bar, field, surface, open, listId }: SuggestedProps & { readonly listId: string }) {
  const text = useSelector(bar, ({ context }) => context.text)
  const active = useSelector(bar, ({ context }) => context.active)
  const groups = useSuggestionGroups(bar)
  const builder = useLateActor('protocolBuilder')
  useCombobox({
    field,
    text,
    listId,
    open,
    expanded: open && groups.length > 0,
    activeId: open ? optionId(listId, groups, active) : undefined,
    onOpen: () => bar.send({ type: 'searchBar.open', surface }),
    onType: (typed) => bar.send({ type: 'searchBar.type', text: typed }),
    onMove: (by) => bar.send({ type: 'searchBar.move', by }),
    onSubmit: (isSeen) =>
      bar.send(isSeen ? { type: 'searchBar.submit' } : { type: 'searchBar.open', surface: 'sheet' }),
    onAdd: builder && (() => bar.send({ type: 'searchBar.add' })),
    onClose: () => bar.send({ type: 'searchBar.close' }),
  })
  return null
}

function SuggestionPanel({ bar, listId }: { readonly bar: SuggestedProps['bar']; readonly listId: string }) {
  const { t } = useTranslation()
  const groups = useSuggestionGroups(bar)
  const active = useSelector(bar, ({ context }) => context.active)
  const isBusy = useSelector(bar, (snapshot) => snapshot.hasTag('busy'))
  const builder = useLateActor('protocolBuilder')
  const { AddKeyHint } = useParts()
  return (
    <>
      <Note bar={bar} />
      {groups.length > 0 && (
        <SuggestionList
          id={listId}
          label={t('searchBar.list')}
          groups={groups}
          active={active}
          busy={isBusy}
          onPoint={(key) => bar.send({ type: 'searchBar.point', key })}
          onChoose={(key) => bar.send({ type: 'searchBar.choose', key })}
        />
      )}
      {builder && AddKeyHint && groups.length > 0 && <AddKeyHint open builder={builder} />}
      <Told bar={bar} count={groups.reduce((sum, { items }) => sum + items.length, 0)} />
    </>
  )
}

/** Says that the words find nothing, and names a substance that no product holds; empty where something is found. */
function useNothingFound(bar: SuggestedProps['bar']): string {
  const { t } = useTranslation()
  const query = useSelector(bar, ({ context }) => context.text.trim())
  const unsold = useSelector(bar, ({ context }) => context.found?.known_substance?.name)
  const isNone = useSelector(bar, ({ context }) => context.found?.total_found === 0)
  if (unsold !== undefined) return t('searchBar.unsold', { name: unsold })
  return isNone ? t('searchBar.none', { query }) : ''
}

/** One line above the suggestions, where there is something to say of them. */
function Note({ bar }: { readonly bar: SuggestedProps['bar'] }) {
  const { t } = useTranslation()
  const formatNumber = useFormatNumber()
  const query = useSelector(bar, ({ context }) => context.text.trim())
  const problem = useSelector(bar, ({ context }) => context.problem)
  const reason = useProblemText(problem)
  const isShort =
    useSelector(bar, (snapshot) => snapshot.matches('focused')) &&
    query.length > 0 &&
    query.length < SEARCH_MIN_LENGTH &&
    query !== '*'
  const isFirst = useSelector(bar, (snapshot) => snapshot.hasTag('busy') && snapshot.context.found === null)
  const isShown = useSelector(bar, (snapshot) => snapshot.matches({ searching: 'shown' }))
  const none = useNothingFound(bar)
  if (problem) return <p className="vb-suggest-note" role="alert">{`${t('searchBar.failed')} ${reason}`}</p>
  if (isShort)
    return <p className="vb-suggest-note">{t('searchBar.more', { number: formatNumber(SEARCH_MIN_LENGTH) })}</p>
  if (isShown && none !== '') return <p className="vb-suggest-note">{none}</p>
  return isFirst ? <p className="vb-suggest-note">{t('searchBar.searching')}</p> : null
}

/** Says how many there are, since a list that appears below a field is not noticed by everybody. */
function Told({ bar, count }: { readonly bar: SuggestedProps['bar']; readonly count: number }) {
  const { t } = useTranslation()
  const formatNumber = useFormatNumber()
  const isShown = useSelector(bar, (snapshot) => snapshot.matches({ searching: 'shown' }))
  const none = useNothingFound(bar)
  const found = none === '' ? t('searchBar.count', { count, number: formatNumber(count) }) : none
  return <Announcer message={isShown ? found : ''} />
}
