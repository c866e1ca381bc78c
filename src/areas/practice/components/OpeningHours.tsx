export interface OpeningDay {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  readonly name: string
  /** Spans as they are read; empty on a day that is closed. */
  readonly spans: readonly string[]
  /** The same on the reader's own clocks, where they differ. */
  readonly own: string | undefined
  readonly isToday: boolean
}

export interface OpeningHoursProps {
  /** Its accessible name. */
  readonly label: string
  readonly days: readonly OpeningDay[]
  readonly closed: string
  /** Whose clocks the times are of. */
  readonly note: string | undefined
  /** Open or closed now, and until when; absent where it is not known what time it is. */
  readonly state: { readonly isOpen: boolean; readonly now: string; readonly next: string } | undefined
}

/** The opening hours of a week. The room of what is told of now is kept, since it comes after the rest. */
export function OpeningHours({ label, days, closed, note, state }: OpeningHoursProps) {
  return (
    <div className="vb-hours">
      <p className={state?.isOpen === true ? 'vb-hours-state vb-hours-open' : 'vb-hours-state'}>
        {state && (
          <>
            <strong>{state.now}</strong> <span>{state.next}</span>
          </>
        )}
      </p>
      <table className="vb-hours-week" aria-label={label}>
        <tbody>
          {days.map(({ weekday, name, spans, own, isToday }) => (
            <tr key={weekday} className={isToday ? 'vb-hours-today' : undefined}>
              <th scope="row">{name}</th>
              <td>
                {spans.length === 0 ? (
                  <span className="vb-hours-closed">{closed}</span>
                ) : (
                  spans.map((span) => (
                    <span key={span} className="vb-hours-span">
                      {span}
                    </span>
                  ))
                )}
                {own !== undefined && <span className="vb-hours-own">{own}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="vb-hours-note">{note}</p>}
    </div>
  )
}
