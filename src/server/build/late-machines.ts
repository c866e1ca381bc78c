import type { Plugin } from 'vite'

const LIBRARY = /\/xstate\/dist\/StateMachine-\w+\.esm\.js$/

/** Replacements, each of a text that the library has once. */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  [
    `    this.root = void 0;
    this.id = void 0;
    this.states = void 0;
    this.events = void 0;
`,
    `    this.built = void 0;
    this.id = void 0;
`,
  ],
  [
    `    this.root = new StateNode(config, {
      _key: this.id,
      _machine: this
    });
    this.root._initialize();
    formatRouteTransitions(this.root);
    this.states = this.root.states; // TODO: remove!
    this.events = this.root.events;
  }
`,
    `  }
  get root() {
    if (this.built === undefined) {
      this.built = new StateNode(this.config, { _key: this.id, _machine: this });
      this.built._initialize();
      formatRouteTransitions(this.built);
    }
    return this.built;
  }
  get states() {
    return this.root.states;
  }
  get events() {
    return this.root.events;
  }
`,
  ],
  [
    `    this.transitions = void 0;
`,
    `    this.formatted = void 0;
`,
  ],
  [
    // Delays add actions to a state's own, which it has from the beginning.
    `    this.transitions = formatTransitions(this);
`,
    `    if (this.config.after) this.formatted = formatTransitions(this);
`,
  ],
  [
    `  /** The well-structured state node definition. */
`,
    `  get transitions() {
    return this.formatted ??= formatTransitions(this);
  }
`,
  ],
]

/**
 * Builds the states of a machine when its first actor starts, and a state's transitions when it is first asked for one. The
 * library does both as soon as a machine is written down, and again for each `provide`.
 */
export function lateMachines(): Plugin {
  return {
    name: 'late-machines',
    apply: 'build',
    transform(code, id) {
      if (!LIBRARY.test(id)) return undefined
      if (CHANGES.some(([from]) => code.split(from).length !== 2))
        return this.error('xstate has changed: late-machines must be looked at.')
      return { code: CHANGES.reduce((text, [from, to]) => text.replace(from, () => to), code), map: null }
    },
  }
}
