import { useDeferredValue } from 'react'
import { useSelector } from '@xstate/react'

import { CardKey } from '#areas/protocols/components/builder/CardKey.tsx'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderView } from '#areas/protocols/hooks/builder.ts'
import { useHasTexts } from '#hooks/language.ts'

import { CommandBox } from './command/CommandBox.tsx'
import { DosageForm } from './dosage-form/DosageForm.tsx'
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
  const hasBuilder = useHasTexts('builder')
  const hasDosage = useHasTexts('dosage')
  const hasTexts = useHasTexts('supply') && hasDosage && hasBuilder
  const view = useBuilderView(builder)
  const mode = useSelector(builder, ({ context }) => context.mode)
  const isHidden = useSelector(builder, (snapshot) => snapshot.hasTag('hidden'))
  // Deferred, so that React renders the builder in slices and the page answers between them. No initial value: where the code
  // comes at once, React would render again and again until its throttle for Suspense ends.
  const isReady = useDeferredValue(hasTexts && view !== null)
  if (!isReady || view === null) return null
  return (
    <>
      <CardKey />
      {!isHidden &&
        (mode === 'standard' ? (
          <StandardBuilder builder={builder} view={view} />
        ) : (
          <RedesignBuilder builder={builder} view={view} />
        ))}
      <DeleteQuestion builder={builder} />
      <DosageForm builder={builder} />
      <CommandBox builder={builder} />
      <Shortcuts builder={builder} />
    </>
  )
}
