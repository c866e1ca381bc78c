import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { BUILDER_COVERS, CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { protocol } from '#areas/protocols/contract/protocols.ts'
import { protocolBuilderMachine } from '#machines/protocols/builder/protocol-builder.machine.ts'

import type { Client } from '#actors/client.ts'
import type { Storage } from '#actors/storage.ts'

import { provideCommandBox } from '#areas/protocols/ports/command-box.ts'
import { provideDailyAmounts } from '#areas/protocols/ports/daily-amounts.ts'
import { provideKeptOperations } from '#areas/protocols/ports/kept-operations.ts'
import { provideProtocolLines } from '#areas/protocols/ports/protocol-lines.ts'
import {
  provideCreateProtocol,
  provideEditProtocol,
  provideNoteSuggestions,
  provideProtocolCalls,
  provideProtocolList,
} from '#areas/protocols/ports/protocols.ts'
import { provideShareForm } from '#areas/protocols/ports/share-form.ts'
import { protocolTabs } from '#areas/protocols/ports/protocol-tabs.ts'
import { provideShortcuts } from '#areas/protocols/ports/shortcuts.ts'

/** Whose active protocol it is, and when it was stored (builder.active-protocol-lasts-twelve-hours). */
const ACTIVE = `${CACHE_KEY_PREFIX}active-protocol`
const activeSchema = v.object({
  user_id: v.number(),
  active_protocol: v.omit(protocol, ['products']),
  at: v.number(),
})

const PANEL = `${CACHE_KEY_PREFIX}builder`
const panelSchema = v.object({ isOpen: v.boolean(), width: v.number() })

/** Null if nothing valid is stored. */
function read<Schema extends v.GenericSchema>(
  storage: Storage,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(storage.local(name) ?? ''))
  } catch {
    return null
  }
}

interface Ports {
  page: Window & typeof globalThis
  router: AnyRouter
  client: Client
  storage: Storage
}

export function provideProtocolBuilder(ports: Ports) {
  const { page, storage } = ports
  return protocolBuilderMachine.provide({
    actors: {
      protocolLines: provideProtocolLines(ports),
      protocolList: provideProtocolList(ports),
      createProtocol: provideCreateProtocol(ports),
      editProtocol: provideEditProtocol(ports),
      shareForm: provideShareForm(ports),
      protocolCalls: provideProtocolCalls(ports),
      keptOperations: provideKeptOperations(ports),
      noteSuggestions: provideNoteSuggestions(ports),
      dailyAmounts: provideDailyAmounts(ports),
      commandBox: provideCommandBox(ports),
      shortcuts: provideShortcuts(ports),
      protocolTabs: protocolTabs(ports.page),
      recall: fromPromise(() => {
        const panel = read(storage, PANEL, panelSchema)
        return Promise.resolve({
          active: read(storage, ACTIVE, activeSchema),
          isOpen: panel?.isOpen ?? null,
          covers: page.matchMedia(BUILDER_COVERS).matches,
          width: panel?.width ?? null,
          at: Date.now(),
        })
      }),
    },
    actions: {
      storeActive: (_, { userId, active }) =>
        active
          ? storage.setLocal(ACTIVE, JSON.stringify({ user_id: userId, active_protocol: active, at: Date.now() }))
          : storage.removeLocal(ACTIVE),
      storePanel: (_, panel) => storage.setLocal(PANEL, JSON.stringify(panel)),
    },
  })
}
