import { chapter } from '#contract/chapter.ts'
import { readCountry } from '#contract/country.ts'

import {
  changePassword,
  deleteAccount,
  endSessions,
  exportAccount,
  getLeaving,
  getAccount,
  getClientProfile,
  getPractitionerProfile,
  listSessions,
  updateAccount,
  updateClientProfile,
} from './account.ts'
import { activate, forgotPassword, login, loginMultipass, logout, refreshTokens, resetPassword } from './auth.ts'
import { readMailChoices, setMailChoice } from './mail-choices.ts'
import { listLookups, register } from './registration.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  'Sign in': chapter({
    login,
    loginMultipass,
    logout,
    register,
    listLookups,
    activate,
    forgotPassword,
    resetPassword,
    refreshTokens,
  }),
  Account: chapter({
    getAccount,
    updateAccount,
    deleteAccount,
    changePassword,
    listSessions,
    endSessions,
    exportAccount,
    getLeaving,
    getPractitionerProfile,
    getClientProfile,
    updateClientProfile,
    readMailChoices,
    setMailChoice,
    readCountry,
  }),
}
