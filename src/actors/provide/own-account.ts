import { fromPromise } from 'xstate'

import {
  changePassword,
  deleteAccount,
  endSessions,
  exportAccount,
  listSessions,
  updateAccount,
  updateClientProfile,
} from '#contract/account.ts'
import { listPractitioners } from '#contract/admin.ts'
import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import { devicesMachine } from '#machines/account/devices.machine.ts'
import { exportDataMachine } from '#machines/account/export-data.machine.ts'
import { passwordFormMachine } from '#machines/account/password-form.machine.ts'
import { practiceFormMachine } from '#machines/account/practice-form.machine.ts'
import { practitionersWaitingMachine } from '#machines/account/practitioners-waiting.machine.ts'
import { profileFormMachine } from '#machines/account/profile-form.machine.ts'
import { wishesFormMachine } from '#machines/account/wishes-form.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { Client } from '../client.ts'
import { saveFile } from '../save-file.ts'
import { sendForm } from './send-form.ts'

interface Ports {
  client: Client
}

export function provideProfileForm({ client }: Ports) {
  return profileFormMachine.provide({ actors: { sendForm: sendForm(client, updateAccount) } })
}

export function providePracticeForm({ client }: Ports) {
  return practiceFormMachine.provide({ actors: { sendForm: sendForm(client, updateAccount) } })
}

export function provideWishesForm({ client }: Ports) {
  return wishesFormMachine.provide({ actors: { sendForm: sendForm(client, updateClientProfile) } })
}

export function providePasswordForm({ client }: Ports) {
  return passwordFormMachine.provide({ actors: { sendForm: sendForm(client, changePassword) } })
}

export function provideDevices({ client }: Ports) {
  return devicesMachine.provide({
    actors: {
      fetchDevices: fromPromise(async ({ signal, system }) => {
        await untilAllowed(system, signal, 'devices')
        return await client.call(listSessions, {}, { signal })
      }),
      // The ids stand in query and body (call.delete-ids-in-body-or-query).
      endSessions: fromPromise(({ input: { sessionId }, signal }) =>
        client.call(
          endSessions,
          sessionId === null ? {} : { query: { session_id: sessionId }, body: { session_id: sessionId } },
          { signal },
        ),
      ),
    },
  })
}

export function provideExportData({ client, page }: Ports & { page: Window }) {
  return exportDataMachine.provide({
    actors: {
      saveExport: fromPromise(async ({ signal }) => {
        const result = await client.call(exportAccount, {}, { signal })
        if (!result.ok) return result
        saveFile(page.document, 'verbena-account.json', JSON.stringify(result.value, null, 2), 'application/json')
        return { ok: true, value: null }
      }),
    },
  })
}

export function provideDeleteAccount({ client }: Ports) {
  return deleteAccountMachine.provide({
    actors: { deleteAccount: fromPromise(({ signal }) => client.call(deleteAccount, {}, { signal })) },
  })
}

export function providePractitionersWaiting({ client }: Ports) {
  return practitionersWaitingMachine.provide({
    actors: {
      countWaiting: fromPromise(async ({ signal, system }) => {
        await untilAllowed(system, signal, 'practitionersWaiting')
        const result = await client.call(listPractitioners, { query: { status: 'pending', limit: 1 } }, { signal })
        return result.ok ? { ok: true, value: result.value.total_results } : result
      }),
    },
  })
}
