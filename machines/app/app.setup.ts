import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

import { actionNotProvided } from '../not-provided.ts'
import { isPage, isSamePage, isSamePlace } from '../pages/place.ts'
import { PAGES } from '../pages/pages.ts'
import type { PageName } from '../pages/pages.ts'

import { pageActions } from './actions/pages.ts'
import { peopleActions } from './actions/people.ts'
import { shoppingActions } from './actions/shopping.ts'
import type { Entered } from './app.events.ts'
import { rootSetup } from './root.setup.ts'

export const appSetup = rootSetup.extend({
  guards: {
    /** A place that the server has drawn is entered again by a browser that has something to recall there, or a token to use. */
    isSamePlace: ({ context }, { place, recall, token }: Entered) =>
      recall === undefined && token === undefined && isSamePlace(context.place, place),
    isSamePage: ({ context }, { place }: Entered) => isSamePage(context.place, place),
    isPage: ({ context }, params: { pages: readonly PageName[] }) => isPage(context.place, ...params.pages),
    isEntered: (_, { entered, page }: { entered: Entered; page: PageName }) => isPage(entered.place, page),
    isStill: ({ context }, params: { userId: number; userTypeId: UserType; type: UserType }) =>
      context.userId === params.userId && params.userTypeId === params.type,
    isOtherPerson: ({ context }, params: { userId: number }) =>
      context.userId !== null && context.userId !== params.userId,
    isAdmin: (_, params: { type: UserType }) => params.type === USER_TYPES.Admin,
    isCertified: (_, params: { type: UserType }) => params.type === USER_TYPES.CertifiedPractitioner,
    isPractitioner: (_, params: { type: UserType }) => params.type === USER_TYPES.Practitioner,
    isProtocolOpen: ({ context }, params: { protocolId: number }) =>
      context.place?.path === `${PAGES.clientProtocols.path}/${params.protocolId}`,
    isOffline: (_, params: { online: boolean }) => !params.online,
    isReloaded: ({ context }) => context.reloadedFor === context.build,
  },
  actions: {
    ...pageActions,
    ...peopleActions,
    ...shoppingActions,
    /** Port: replaces the address, below the language in use. */
    goTo: actionNotProvided<{ address: string }>('goTo'),
    /** Port: keeps the build in the session's storage, so that one reload is the only one. */
    rememberReload: actionNotProvided<{ build: string }>('rememberReload'),
    reloadPage: actionNotProvided<undefined>('reloadPage'),
  },
})
