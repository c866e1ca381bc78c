import { useMemo } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components'

import type { State, Transition } from '../graph/chart-graph.ts'
import type { DrawnChart } from '../gallery-data.ts'
import { indexOf } from '../paint/chart-index.ts'
import { causeText } from '../paint/titles.ts'
import { Drawing } from './DrawingPane.tsx'
import { useGalleryState, useSend } from './gallery-context.tsx'

interface Branch {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly isState: boolean
  readonly below: readonly Branch[]
}

/** The same chart as a tree of its states, each with its transitions, walked by arrow keys. */
export function TreePane({ chart }: { readonly chart: DrawnChart }) {
  const send = useSend()
  const item = useGalleryState(({ context }) => context.item)
  const root = useMemo(() => branchOf(chart.graph.root, chart.graph.transitions), [chart])
  const states = useMemo(() => [...indexOf(chart.graph).states.keys()], [chart])
  return (
    <div className="sc-tree-split">
      <Tree
        className="sc-tree"
        aria-label={`States and transitions of ${chart.graph.id}`}
        items={[root]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={item === null ? [] : [item]}
        defaultExpandedKeys={states}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          send(key === undefined ? { type: 'item.leave' } : { type: 'item.select', item: String(key) })
        }}
      >
        {renderBranch}
      </Tree>
      <div className="sc-tree-drawing">
        <Drawing chart={chart} />
      </div>
    </div>
  )
}

function renderBranch(branch: Branch) {
  return (
    <TreeItem id={branch.id} textValue={`${branch.name} ${branch.note}`} className="sc-branch">
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={branch.isState ? 'sc-branch-state' : 'sc-branch-transition'}>
            {hasChildItems ? (
              <Button slot="chevron" className="sc-chevron">
                <ChevronRight size={16} />
              </Button>
            ) : (
              <span className="sc-chevron" />
            )}
            <span>
              <span className="sc-branch-name">{branch.name}</span> <span className="sc-soft">{branch.note}</span>
            </span>
          </div>
        )}
      </TreeItemContent>
      <Collection items={branch.below}>{renderBranch}</Collection>
    </TreeItem>
  )
}

function branchOf(state: State, transitions: readonly Transition[]): Branch {
  const own = transitions.filter(({ source }) => source === state.id)
  return {
    id: state.id,
    name: state.name,
    note: [kindText(state), state.description].filter(Boolean).join(' · '),
    isState: true,
    below: [...own.map(transitionBranch), ...state.states.map((inner) => branchOf(inner, transitions))],
  }
}

function transitionBranch(transition: Transition): Branch {
  const { key, branch, branches, guard, targets } = transition
  const order = branches > 1 ? `${branch + 1}. ` : ''
  const goes = targets.length > 0 ? `→ ${targets.join(', ')}` : 'stays'
  return {
    id: key,
    name: `${order}${causeText(transition)}`,
    note: `${guard === undefined ? '' : `if ${guard} `}${goes}`,
    isState: false,
    below: [],
  }
}

function kindText({ kind, states }: State): string {
  if (kind === 'parallel') return `${states.length} regions at once`
  return kind === 'final' || kind === 'history' ? kind : ''
}
