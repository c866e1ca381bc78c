import './PlanDays.css'

import { Button } from '#components/action/Button.tsx'

interface PlanDaysProps {
  readonly label: string
  readonly days: readonly { readonly name: string; readonly isShown: boolean; readonly onShow: () => void }[]
}

/** The days whose plan can be shown, in their order. */
export function PlanDays({ label, days }: PlanDaysProps) {
  return (
    <div className="vb-plan-days" role="group" aria-label={label}>
      {days.map(({ name, isShown, onShow }) => (
        <Button key={name} aria-pressed={isShown} onClick={onShow}>
          {name}
        </Button>
      ))}
    </div>
  )
}
