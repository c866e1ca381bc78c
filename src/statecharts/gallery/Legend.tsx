import { Badge } from '../paint/Badge.tsx'
import { Icon, type IconName } from '../paint/icons.tsx'
import type { Badge as BadgeData } from '../paint/marks.ts'

const CAUSES: readonly (readonly [IconName, string])[] = [
  ['timer', 'a delay has passed'],
  ['always', 'at once, as soon as the guard holds'],
  ['done', 'a call or another chart has answered'],
  ['failed', 'a call or another chart has failed'],
  ['finished', 'all states within are final'],
  ['invoke', 'runs as long as its state is active; underlined where a press opens its chart'],
  ['entry', 'done on the way in'],
  ['exit', 'done on the way out'],
  ['tag', 'what screens ask of the state'],
]

const BADGES: readonly (readonly [BadgeData['kind'], string, string])[] = [
  ['covered', '12', 'how often tests have taken it, or its guard held and refused'],
  ['never', '0', 'no test that was counted has taken it'],
  ['partly', 'shared', 'other charts have it too, and the tests of one of them take it'],
  ['partly', '?', 'not counted since the chart has changed'],
  ['added', '', 'new since the review'],
  ['removed', '', 'gone since the review'],
  ['changed', '', 'another since the review'],
]

export function Legend() {
  return (
    <div className="sc-legend">
      <p>
        A box is a state; boxes within it are its own states, of which one is active at a time. Dashed boxes are active
        together. A dot leads to the state in which a box begins, a double border ends it. A label reads{' '}
        <code>event [guard] / actions</code>. Numbered labels are branches of one event: the first whose guard holds is
        taken. A label inside a box leaves its state as it is.
      </p>
      <ul>
        {CAUSES.map(([name, text]) => (
          <li key={name}>
            <svg className="vc-chart vc-words" width={16} height={16} viewBox="-2 -2 16 16" aria-hidden="true">
              <Icon name={name} x={0} y={0} />
            </svg>
            {text}
          </li>
        ))}
        {BADGES.map(([kind, words, text]) => (
          <li key={text}>
            <svg className="vc-chart" width={64} height={16} viewBox="0 -1 64 16" aria-hidden="true">
              <g className={`is-${kind}`}>
                <Badge badge={{ kind, text: words, title: text }} x={1} y={7} />
              </g>
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
