import './DayPlan.css'

export interface DayPlanItem {
  readonly key: number
  readonly name: string
  /** The BCP 47 tag of the name where it differs from the page's. */
  readonly lang?: string | undefined
  /** Such as '2 capsules'. */
  readonly amount: string
  /** Such as 'with food'; empty where there is nothing to say. */
  readonly detail: string
}

export interface DayPlanTime {
  readonly time: string
  readonly items: readonly DayPlanItem[]
}

/** The intakes of a day by their times. */
export function DayPlan({ label, times }: { readonly label: string; readonly times: readonly DayPlanTime[] }) {
  return (
    <table className="vb-plan" aria-label={label}>
      {times.map(({ time, items }) => (
        <tbody key={time} className="vb-plan-time">
          {items.map(({ key, name, lang, amount, detail }, index) => (
            <tr key={key}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={items.length}>
                  {time}
                </th>
              )}
              <td className="vb-plan-amount">{amount}</td>
              <td>
                <span className="vb-plan-name" lang={lang}>
                  {name}
                </span>
                {detail !== '' && <span className="vb-plan-detail">{detail}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Names of products that stand in no row of the plan. */
export function DayPlanRest({
  label,
  products,
}: {
  readonly label: string
  readonly products: readonly Pick<DayPlanItem, 'key' | 'name' | 'lang'>[]
}) {
  return (
    <div className="vb-plan-rest">
      <p className="vb-plan-rest-label">{label}</p>
      <ul>
        {products.map(({ key, name, lang }) => (
          <li key={key} lang={lang}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
