import './PreviewFrame.css'

import { type ReactNode, useEffect, useRef } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'

export interface PreviewChoice<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

export interface PreviewFrameProps<Screen extends string, Scheme extends string> {
  readonly label: string
  readonly screen: PreviewChoice<Screen>
  readonly scheme: PreviewChoice<Scheme>
  /** A selector of the part that is written now; none where that is the whole page. */
  readonly part: string | undefined
  readonly children: ReactNode
}

/** A page as others see it, on a screen and in a scheme that are chosen. It scrolls by itself to the part that is written. */
export function PreviewFrame<Screen extends string, Scheme extends string>({
  label,
  screen,
  scheme,
  part,
  children,
}: PreviewFrameProps<Screen, Scheme>) {
  return (
    <div className="vb-preview">
      <div className="vb-preview-bar">
        <p className="vb-preview-label" aria-hidden="true">
          {label}
        </p>
        <div className="vb-preview-choices">
          <Choice {...screen} />
          <Choice {...scheme} />
        </div>
      </div>
      <Sight key={screen.value} label={label} screen={screen.value} scheme={scheme.value} part={part}>
        {children}
      </Sight>
    </div>
  )
}

interface SightProps {
  readonly label: string
  readonly screen: string
  readonly scheme: string
  readonly part: string | undefined
  readonly children: ReactNode
}

/** It is drawn anew for another screen, on which the part stands elsewhere. */
function Sight({ label, screen, scheme, part, children }: SightProps) {
  const sight = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = sight.current
    if (!area) return
    const found = part === undefined ? null : area.querySelector(part)
    const top = found ? found.getBoundingClientRect().top - area.getBoundingClientRect().top + area.scrollTop : 0
    area.scrollTo({ top })
  }, [part])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what has the focus
    <div ref={sight} className="vb-preview-sight" role="group" aria-label={label} tabIndex={0}>
      <div className="vb-preview-page" data-screen={screen} data-theme={scheme === 'device' ? undefined : scheme}>
        {children}
      </div>
    </div>
  )
}

function Choice<Value extends string>({ label, value, options, onChange }: PreviewChoice<Value>) {
  return (
    <RadioGroup
      className="vb-preview-choice"
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
    >
      {options.map((option) => (
        <Radio key={option.value} className="vb-preview-option" value={option.value}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  )
}
