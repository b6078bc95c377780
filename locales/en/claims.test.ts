import { expect, it } from 'vitest'
import { listTexts } from '../texts.ts'
import charts from './charts.ts'
import common from './common.ts'
import course from './course.ts'
import dashboard from './dashboard.ts'
import followUpPages from './followUpPages.ts'
import landing from './landing.ts'
import measurements from './measurements.ts'
import outcomes from './outcomes.ts'
import report from './report.ts'
import reportPages from './reportPages.ts'
import widgets from './widgets.ts'
import yearlySummary from './yearlySummary.ts'

const told = {
  charts,
  course,
  dashboard,
  followUpPages,
  landing,
  outcomes,
  report,
  reportPages,
  widgets,
  yearlySummary,
}

/** Words that make a fit the cause of a change, or promise one. */
const CLAIM =
  /\b(?:helps|helped|cures?|cured|heals?|healed|relieves?|fixes|fixed|reduces|prevents|thanks to|because of|caused by|proven|guarantees?d?)\b/i

it.each(Object.entries(told))('%s says of no change that a fit caused it', (_, texts) => {
  expect(listTexts(texts).filter(([, text]) => CLAIM.test(text))).toEqual([])
})

it('says what a better score does not show', () => {
  expect(common.betterByItself).toContain('doesn’t show that the fit was the cause')
})

it('reports the whole finding of the review of bike fit and pain', () => {
  const { review } = measurements.ranges
  for (const finding of [
    'no strong evidence that links any measure',
    'moderate evidence of no link for many fit measures',
    'conflicting evidence for saddle height',
    'moderate evidence of a link with training load',
  ])
    expect(review).toContain(finding)
})
