import { useDeferredValue } from 'react'
import { useSelector } from '@xstate/react'

import { CardKey } from '#components/builder/CardKey.tsx'
import type { BuilderRef } from '#hooks/builder.ts'
import { useBuilderView } from '#hooks/builder.ts'
import { useDrawnPath } from '#hooks/drawn-path.ts'
import { useHasTexts } from '#hooks/language.ts'
import { pageNamed } from '#machines/pages/pages.ts'
import { pageOf } from '#machines/pages/place.ts'

import { CommandBox } from './command/CommandBox.tsx'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { RedesignBuilder } from './RedesignBuilder.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { StandardBuilder } from './StandardBuilder.tsx'

export interface BuilderProps {
  readonly builder: BuilderRef
  readonly open: boolean
}

/** The protocol builder of the practitioner who is here. A default export, to be loaded for practitioners alone. */
export default function Builder({ builder }: BuilderProps) {
  const hasTexts = useHasTexts('builder')
  const view = useBuilderView(builder)
  const mode = useSelector(builder, ({ context }) => context.mode)
  const path = useDrawnPath()
  const page = path !== undefined && pageOf({ path })
  // Drawn in slices between which the page answers: what actors tell, React would draw as one. An initial value would have it
  // draw again and again where its code came at once.
  const isReady = useDeferredValue(hasTexts && view !== null)
  if (!isReady || view === null) return null
  return (
    <>
      <CardKey />
      {!(page && pageNamed(page.name).builder === 'hidden') &&
        (mode === 'standard' ? (
          <StandardBuilder builder={builder} view={view} />
        ) : (
          <RedesignBuilder builder={builder} view={view} />
        ))}
      <DeleteQuestion builder={builder} />
      <CommandBox builder={builder} />
      <Shortcuts builder={builder} />
    </>
  )
}
