import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, useMemo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent, type Key } from 'react-aria-components/Tree'

import type { InspectorRef } from '../inspector.machine.ts'
import { leavesOf } from '../log/words.ts'
import { treeOf, type ActorAt, type ActorBranch } from '../moment/actors.ts'
import { useActor, useActors } from '../use-inspector.ts'

/** The actors of the recording at the moment in view. */
export function ActorsPanel({ inspector }: { readonly inspector: InspectorRef }) {
  const actors = useActors(inspector)
  const chosen = useActor(inspector)?.actor
  const tree = useMemo(() => treeOf(actors), [actors])
  const [folded, setFolded] = useState<ReadonlySet<Key>>(new Set())
  const expanded = [...actors.keys()].filter((actor) => !folded.has(actor))
  const choose = (actor: string) => inspector.send({ type: 'actor.choose', actor })
  return (
    <section className="in-actors" aria-label="Actors">
      <h2 className="in-heading">Actors</h2>
      <Tree
        className="in-tree"
        aria-label="Running actors"
        items={tree.roots}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setFolded(new Set([...actors.keys()].filter((actor) => !keys.has(actor))))}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) choose(String(key))
        }}
      >
        {(actor) => <ActorItem id={actor.record.actor} actor={actor} />}
      </Tree>
      <Folded title="Ended" actors={tree.ended} chosen={chosen} choose={choose} />
      <Folded title="Never started" actors={tree.neverStarted} chosen={chosen} choose={choose} />
    </section>
  )
}

interface ActorItemProps {
  /** The key that tells the items of a collection apart before any of them is rendered. */
  readonly id: string
  readonly actor: ActorBranch
}

function ActorItem({ id, actor }: ActorItemProps) {
  const { record, children } = actor
  return (
    <TreeItem className="in-tree-item" id={id} textValue={record.name}>
      <TreeItemContent>
        <span className="in-tree-line">
          <Button slot="chevron" className={children.length > 0 ? 'in-chevron' : 'in-chevron is-leaf'}>
            <ChevronRight size={14} />
          </Button>
          <ActorWords actor={actor} />
        </span>
      </TreeItemContent>
      <Collection items={children}>{(child) => <ActorItem id={child.record.actor} actor={child} />}</Collection>
    </TreeItem>
  )
}

const ActorWords = memo(function ActorWords({ actor: { record, value, status } }: { readonly actor: ActorAt }) {
  const leaves = value === undefined ? [] : leavesOf(value)
  return (
    <span className="in-actor">
      <span className="in-actor-name">{record.name}</span>
      {record.chart !== undefined && record.chart !== record.name && (
        <span className="in-actor-chart">{record.chart}</span>
      )}
      <span className="in-actor-state">
        {leaves.length > 0 ? leaves.join(' · ') : record.chart === undefined ? callWords(record) : ''}
        {status !== 'active' && ` (${status === 'neverStarted' ? 'never started' : status})`}
      </span>
    </span>
  )
})

/** An actor that is not a machine is shown by the name of its invoked source. */
const callWords = ({ name, src }: ActorAt['record']) => (src === undefined || src === name ? 'call or listener' : src)

interface FoldedProps {
  readonly title: string
  readonly actors: readonly ActorAt[]
  readonly chosen: string | undefined
  readonly choose: (actor: string) => void
}

const MOST_FOLDED = 100

/** Actors that no longer do anything, the last ones first. */
function Folded({ title, actors, chosen, choose }: FoldedProps) {
  if (actors.length === 0) return null
  return (
    <details className="in-folded">
      <summary>
        {title} <span className="in-count">{actors.length}</span>
      </summary>
      <ul>
        {actors
          .slice(-MOST_FOLDED)
          .toReversed()
          .map((actor) => (
            <li key={actor.record.actor}>
              <button
                type="button"
                className="in-folded-actor"
                aria-current={actor.record.actor === chosen}
                onClick={() => choose(actor.record.actor)}
              >
                <ActorWords actor={actor} />
              </button>
            </li>
          ))}
      </ul>
    </details>
  )
}
