import './StepList.css'

export interface StepListProps {
  readonly label: string
  readonly steps: readonly string[]
  /** The present one, counted from 0. */
  readonly at: number
}

/** The steps of a flow, by their names. */
export function StepList({ label, steps, at }: StepListProps) {
  return (
    <ol className="vb-steps" aria-label={label}>
      {steps.map((name, index) => (
        <li key={name} className="vb-step" aria-current={index === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
