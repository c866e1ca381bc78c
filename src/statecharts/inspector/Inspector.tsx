import { useState, type CSSProperties } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'

import { ActorsPanel } from './panels/ActorsPanel.tsx'
import { ChartPanel } from './panels/ChartPanel.tsx'
import { ContextPanel } from './panels/ContextPanel.tsx'
import { LogPanel } from './panels/LogPanel.tsx'
import { MomentBar } from './panels/MomentBar.tsx'
import { PanelEdge } from './panels/PanelEdge.tsx'
import { SendPanel } from './panels/SendPanel.tsx'
import { SequencePanel } from './panels/SequencePanel.tsx'
import { TopBar } from './panels/TopBar.tsx'
import type { InspectorRef } from './inspector.machine.ts'
import { useRecords } from './use-inspector.ts'

/** Of the panels, in percent of the page. */
const SIZES = { actors: 19, context: 26, log: 42 }

const styleOf = ({ actors, context, log }: typeof SIZES) =>
  ({ '--in-actors': `${actors}%`, '--in-context': `${context}%`, '--in-log': `${log}%` }) as CSSProperties

/** The page of the inspector. */
export function Inspector({ inspector }: { readonly inspector: InspectorRef }) {
  const isEmpty = useRecords(inspector).length === 0
  const [sizes, setSizes] = useState(SIZES)
  const edge = (panel: keyof typeof SIZES) => ({
    size: sizes[panel],
    onSize: (size: number) => setSizes((before) => ({ ...before, [panel]: size })),
  })
  return (
    <div className="in-page">
      <TopBar inspector={inspector} />
      {isEmpty ? (
        <main className="in-empty">
          <h2>No tab of the shop is recording</h2>
          <p>
            Open the shop in another tab of this browser, or open a recording from a file. Tabs that are open already
            join by themselves.
          </p>
          <p>
            <a className="in-link" href="/" target="_blank" rel="noreferrer">
              Open the shop
            </a>
          </p>
        </main>
      ) : (
        <main className="in-main" style={styleOf(sizes)}>
          <ActorsPanel inspector={inspector} />
          <PanelEdge label="Width of the actors" side="end" {...edge('actors')} />
          <div className="in-middle">
            <ChartPanel inspector={inspector} />
            <MomentBar inspector={inspector} />
            <PanelEdge label="Height of the log" side="top" {...edge('log')} />
            <Tabs className="in-tabs in-below">
              <TabList className="in-tab-list" aria-label="What has happened">
                <Tab className="in-tab" id="log">
                  Log
                </Tab>
                <Tab className="in-tab" id="sequence">
                  Sequence
                </Tab>
              </TabList>
              <TabPanel className="in-tab-panel" id="log">
                <LogPanel inspector={inspector} />
              </TabPanel>
              <TabPanel className="in-tab-panel" id="sequence">
                <SequencePanel inspector={inspector} />
              </TabPanel>
            </Tabs>
          </div>
          <PanelEdge label="Width of the context" side="start" {...edge('context')} />
          <Tabs className="in-tabs in-side">
            <TabList className="in-tab-list" aria-label="The chosen actor">
              <Tab className="in-tab" id="context">
                Context
              </Tab>
              <Tab className="in-tab" id="send">
                Send an event
              </Tab>
            </TabList>
            <TabPanel className="in-tab-panel" id="context">
              <ContextPanel inspector={inspector} />
            </TabPanel>
            <TabPanel className="in-tab-panel" id="send">
              <SendPanel inspector={inspector} />
            </TabPanel>
          </Tabs>
        </main>
      )}
    </div>
  )
}
