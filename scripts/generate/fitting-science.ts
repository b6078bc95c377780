import type { Wave } from '#domain/milestones.ts'
import {
  type Effort,
  followUpEffort,
  INTAKE_SCOPES,
  type IntakeScope,
  intakeEffort,
  SECONDS_PER_PRESS,
  WORDS_PER_MINUTE,
} from '#locales/form-effort.ts'
import { FITTING_CASES } from './fitting-cases.ts'
import { pageHead, table } from './markdown.ts'

const SCOPES: Record<IntakeScope, string> = {
  required: 'Intake, only what must be answered, without a zone',
  zones: 'Intake, the same with three zones, each with place, side and kind',
  everything: 'Intake, everything, with three zones and one injury',
}

const FOLLOW_UPS: Record<Wave, string> = {
  early: 'Follow-up after two weeks',
  primary: 'Follow-up after six weeks',
  lasting: 'Follow-up after three months',
  yearly: 'Follow-up after a year',
}
const WAVES = ['early', 'primary', 'lasting', 'yearly'] as const satisfies readonly Wave[]

const effortRow = (form: string, { questions, required, presses, words, seconds }: Effort): string[] => [
  form,
  ...[questions, required, presses, words, seconds].map(String),
]

const efforts = (): string[][] => [
  ...INTAKE_SCOPES.map((scope) => effortRow(SCOPES[scope], intakeEffort(scope))),
  ...WAVES.map((wave) => effortRow(FOLLOW_UPS[wave], followUpEffort(wave))),
]

const LEGEND = `\
What was corrected in November 2026, each finding with a case; what the forms take; and which sources could not be read.
The rules, the numbers and their sources are in [domain.md](domain.md).`

const EFFORT_LEGEND = `\
The time is a fixed model and not a measurement: ${SECONDS_PER_PRESS} seconds for each press, and the words of the form at ${WORDS_PER_MINUTE} a minute,
also those of questions that may be left out. A press is a tap or a typed digit; a text counts as the tap into its field.
The rider has the zones knees, saddle and hands. In a follow-up the rider has one goal, kept the position, has no other
zone and no red flag, and answers what must be answered. It is counted from Start to the thank-you. Riders
read the minutes of this model, rounded up (\`domain/forms/form-minutes.ts\`).`

const CASES_LEGEND = `\
The column "before" is what the code of 23 November 2026 made of the case. The column "now" is computed when this page
is generated, so it cannot differ from the code. Lengths are in mm, angles in degrees. Words such as \`check_height\` are
keys of the code.`

const PICTURES = `\
All three show a fit of the demo practice, so the rider and the numbers are invented.

![The workbench: the drawing of the position before and after, angles beside their published ranges, the measurements, and the log of changes](images/workbench.png)

![The rider's report: a summary in the fitter's words, what the rider wants, the position before and after, the discomfort before the fit](images/report.png)

![The shop card: the numbers of the bike in the order in which they are set up, and nothing about the rider's body](images/shop-card.png)`

const UNREAD = `\
Only what is named here was read, and nothing was taken over that was not.

| Source | What was read | What the product relies on instead |
| --- | --- | --- |
| Delphi consensus on set-up dimensions: Priego-Quesada et al. 2024, Sports Med 54:2701-2715, doi 10.1007/s40279-024-02100-6 | abstract: 14 experts, 8 statements on set-up and 9 on kinematics; their wording is not in it | definitions of our own on the screen, and a reference point and method with every value |
| Holliday & Swart 2021, Sports Med Health Sci 3:93-100 | abstract and table 2, which quotes others | the ranges of table 2 with their first authors as expert opinion; no range for the shoulder, because the table has none and the authors' own angle (112 ± 7°) is of another convention |
| Gatti et al. 2021, doi 10.1080/17461391.2021.1902570 | abstract: the formula, n = 40, R² 0.97, error 1.15 cm | the formula with ± 12 mm; that the height is from the pedal is our own conclusion from its size, and the screen says so |
| Fonda et al. 2014, doi 10.1080/02640414.2013.868919 | abstract: n = 11, add 2.2° to 2D; no error is given | 2.2° without an error, and the stored number stays as it is |
| Scoz et al. 2021, Sensors 21:4473 | abstract and table 2 | the ranges of table 2, for mountain bikes in 3D only |
| Scoz et al. 2022, Sports Biomech | abstract: tests of before and after within each group | nothing is called a difference between the groups, and no effect is promised |
| Visentini, McDowell & Pizzari 2022, J Sci Med Sport 25:391-398 | abstract | its four findings together, wherever ranges or effects are shown |
| Peveler et al. 2005, JEPonline 8(1):51-55 | abstract: n = 19, 1.09 and 0.883 of the inseam did not differ | 1.09 as tested by Peveler, for the distance from the pedal only |`

/** The page that shows what was corrected in the science of fitting, what forms take, and what could not be read. */
export function fittingSciencePage(): string {
  return [
    pageHead('The science of fitting', '`scripts/generate/fitting-science.ts`, the forms and the rules'),
    LEGEND,
    '\n## Findings\n',
    CASES_LEGEND,
    '',
    table(
      ['Finding', 'Before', 'Now'],
      FITTING_CASES.map(({ finding, before, now }) => [finding, before, now()]),
    ),
    '\n## What forms take\n',
    EFFORT_LEGEND,
    '',
    table(['Form', 'Questions', 'Must be answered', 'Presses', 'Words', 'Seconds'], efforts()),
    '\n## What it looks like\n',
    PICTURES,
    '\n## What could not be read\n',
    UNREAD,
    '',
  ].join('\n')
}
