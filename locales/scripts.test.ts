import { expect, it } from 'vitest'
import { scriptFault } from './scripts.ts'

it.each([
  ['pl', 'Привет', 'another script'],
  ['de', 'サドル', 'another script'],
  ['ja', '안장', 'another script'],
  ['zh-CN', 'サドル', 'another script'],
  ['zh-CN', '坐墊高度', 'zh-CN does not write: 墊'],
  ['zh-TW', '座垫高度', 'zh-TW does not write: 垫'],
  ['zh-TW', '身体', 'zh-TW does not write: 体'],
  ['ja', 'Saddle height', 'Latin letters alone'],
  ['ko', '안장 Choose where it was measured', 'English words'],
] as const)('finds in %s what it does not write: %s', (language, text, fault) => {
  expect(scriptFault(language, text)).toContain(fault)
})

it.each([
  ['vi', 'Chiều cao yên'],
  ['ja', 'サドル高をCSVで保存'],
  ['ko', '안장 높이'],
  ['th', 'ความสูงเบาะ'],
  ['zh-CN', '坐垫高度、踝、髋'],
  ['zh-TW', '座墊高度、踝、髖、髂脛束、瑜珈'],
  ['zh-CN', 'Bike Fitting 前的问卷'],
  ['ja', '5–8'],
] as const)('accepts in %s: %s', (language, text) => {
  expect(scriptFault(language, text)).toBe(null)
})
