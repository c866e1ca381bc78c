/** The pages for QA and developers that stand beside the shop's: gallery and inspector. */
export const TOOL_NAMES = ['statecharts', 'inspector'] as const
export type ToolName = (typeof TOOL_NAMES)[number]

export const TOOL_TITLES: Readonly<Record<ToolName, string>> = { statecharts: 'Statecharts', inspector: 'Inspector' }
