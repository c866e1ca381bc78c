import type { ReactNode } from 'react'

import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { useFocusOnArrival } from '#hooks/app.tsx'

import { PageHead } from '#screens/page/PageHead.tsx'

import { AreaTrail } from './AreaTrail.tsx'

interface AreaErrorProps {
  readonly title: string
  readonly text: string
  /** Ways on. */
  readonly actions: ReactNode
  /** It takes the place of something that was in sight. */
  readonly isNews?: boolean
}

/** Stands in place of a page of the own area that cannot be shown: the way to it, what happened, and ways on. */
export function AreaError({ title, text, actions, isNews = false }: AreaErrorProps) {
  const arrival = useFocusOnArrival()
  return (
    <>
      <PageHead title={title} />
      <AreaTrail title={title} />
      <ErrorView heading={title} message={text} focusOnMount={isNews || arrival} actions={actions} />
    </>
  )
}
