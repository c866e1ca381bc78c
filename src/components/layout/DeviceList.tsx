import './DeviceList.css'

import type { ReactNode } from 'react'

export interface DeviceRow {
  readonly id: number
  readonly name: string
  readonly note: string
  readonly actions: ReactNode
}

/** Devices, each with what can be done about it. */
export function DeviceList({ label, rows }: { readonly label: string; readonly rows: readonly DeviceRow[] }) {
  return (
    <ul className="vb-devices" aria-label={label}>
      {rows.map(({ id, name, note, actions }) => (
        <li className="vb-device" key={id}>
          <div className="vb-device-words">
            <p className="vb-device-name">{name}</p>
            <p className="vb-device-note">{note}</p>
          </div>
          <div className="vb-device-actions">{actions}</div>
        </li>
      ))}
    </ul>
  )
}
