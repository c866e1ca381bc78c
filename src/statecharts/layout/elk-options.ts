import type { LayoutOptions } from 'elkjs/lib/elk-api.js'

/**
 * Options for ELK. They go to the constructor, since nested graphs inherit none. Model order (considerModelOrder,
 * MODEL_ORDER as cycle breaking) makes ELK throw on nested graphs.
 */
export const DEFAULT_OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.thoroughness': '20',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.edgeLabels.inline': 'true',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

export const PACKED_OPTIONS: LayoutOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.6',
}

/** Options to try, best first, since ELK throws on some graphs. The first that lays out a chart is used. */
export const LADDER: readonly LayoutOptions[] = [
  {},
  { 'elk.layered.cycleBreaking.strategy': 'GREEDY' },
  { 'elk.hierarchyHandling': 'SEPARATE_CHILDREN' },
]
