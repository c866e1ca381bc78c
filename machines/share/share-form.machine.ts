import { setup } from 'xstate'
export const shareFormMachine = setup({
  types: {
    events: {} as
      | { type: 'share.begin'; protocol: { protocolId: number; name: string }; language: string }
      | { type: 'share.note'; text: string },
  },
}).createMachine({ id: 'shareForm' })
