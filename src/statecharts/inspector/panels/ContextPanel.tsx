import { useMemo } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'

import type { Plain } from '../../trace/trace.ts'
import type { InspectorRef } from '../inspector.machine.ts'
import { diffOf } from '../moment/diff.ts'
import type { Fields } from '../moment/actor-state.ts'
import { useActor, useActorState } from '../use-inspector.ts'

/** The context of the chosen actor, and the changes that its last event made. */
export function ContextPanel({ inspector }: { readonly inspector: InspectorRef }) {
  const actor = useActor(inspector)
  const actorState = useActorState(inspector, actor)
  if (!actor || !actorState) return null
  const { context, before, event } = actorState
  return (
    <div className="in-context">
      <h3>{actor.name}</h3>
      {event && (
        <div className="in-event">
          <p>
            Last event <code>{event.event.type}</code>
            {event.isByHand && <span className="in-mark">by hand</span>}
          </p>
          {Object.keys(event.event).length > 1 && <Json value={event.event} label="Last event" />}
        </div>
      )}
      <Tabs className="in-tabs">
        <TabList className="in-tab-list is-small" aria-label="Context">
          <Tab className="in-tab" id="changes">
            Changes
          </Tab>
          <Tab className="in-tab" id="before">
            Before
          </Tab>
          <Tab className="in-tab" id="after">
            After
          </Tab>
        </TabList>
        <TabPanel className="in-tab-panel" id="changes">
          <Changes before={before} after={context} />
        </TabPanel>
        <TabPanel className="in-tab-panel" id="before">
          <Json value={before} label="Context before" />
        </TabPanel>
        <TabPanel className="in-tab-panel" id="after">
          <Json value={context} label="Context after" />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function Json({ value, label }: { readonly value: Plain; readonly label: string }) {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <pre className="in-json" tabIndex={0} role="region" aria-label={label}>
      {text}
    </pre>
  )
}

function Changes({ before, after }: { readonly before: Fields; readonly after: Fields }) {
  const changes = useMemo(() => diffOf(before, after), [before, after])
  if (changes.length === 0) return <p className="in-note">The last event has changed nothing of it.</p>
  return (
    <dl className="in-changes">
      {changes.map((change) => (
        <div key={change.path}>
          <dt>{change.path}</dt>
          {'before' in change && (
            <dd className="is-before">
              <span className="in-sign">was</span> {shortText(change.before)}
            </dd>
          )}
          {'after' in change && (
            <dd className="is-after">
              <span className="in-sign">is</span> {shortText(change.after)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const LONGEST = 400

function shortText(value: Plain | undefined): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
