import './LookSketch.css'

import { PracticeLayout, type PracticeParts } from '../PracticeLayout.tsx'
import { PracticePart } from '../PracticePart.tsx'
import { ServiceList } from '../ServiceList.tsx'

export interface LookSketchProps {
  readonly type: 'practice' | 'clinic' | 'online'
  readonly theme: 'linden' | 'sage' | 'clay'
  readonly title: string
  readonly headings: Readonly<Record<keyof PracticeParts, string>>
  readonly services: readonly { readonly icon: string; readonly name: string }[]
}

/** A small page, drawn by the very parts and styles of a large one, so that it shows what the theme does (practice.looks-are-drawn-as-they-are). */
export function LookSketch({ type, theme, title, headings, services }: LookSketchProps) {
  const part = (name: keyof PracticeParts, lines: number) => (
    <PracticePart key={name} name={name} heading={headings[name]} level={2}>
      <Lines count={lines} />
    </PracticePart>
  )
  return (
    <div className="vb-look-sketch" inert>
      <div className="vb-look-page">
        <PracticeLayout
          theme={theme}
          type={type}
          level={2}
          logo={null}
          name={undefined}
          title={{ text: title, lang: undefined }}
          lead={{ text: '', lang: '' }}
          action={<Lines count={2} />}
          parts={{
            about: part('about', 4),
            services: (
              <PracticePart key="services" name="services" heading={headings.services} level={2}>
                <ServiceList
                  level={2}
                  services={services.map((one, id) => ({ ...one, id, description: '', lang: '' }))}
                />
              </PracticePart>
            ),
            approach: part('approach', 4),
            packages: part('packages', 3),
            hours: part('hours', 5),
            contact: part('contact', 3),
          }}
        />
      </div>
    </div>
  )
}

/** Words that are too small to be read. */
function Lines({ count }: { readonly count: number }) {
  return (
    <div className="vb-look-lines">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} />
      ))}
    </div>
  )
}
