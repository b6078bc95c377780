import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '시간에 따른 불편감',
  legend: '0은 없음, 7은 심함. 점선은 피팅이에요.',
  table: '표로 보기',
  form: '양식',
  date: '날짜',
  fitter: '피터',
  intake: '사전 설문',
  followUp: '사후 점검, {{after}}',
  followUpSameDay: '피팅 당일의 사후 점검',
  sameDay: '피팅 당일',
  point: '{{date}}에 {{value}}',
  once: '{{date}}에 {{most}}점 중 {{score}}점',
  nothing: '사전 설문과 사후 점검의 불편감이 부위별로 여기에 나타나요.',
  free: '어느 양식에도 알린 불편감이 없어요.',
  label: {
    much_better: '훨씬 나아짐',
    better: '나아짐',
    possibly_better: '나아졌을 수 있음',
    unchanged: '변화 없음',
    possibly_worse: '나빠졌을 수 있음',
    worse: '나빠짐',
    much_worse: '훨씬 나빠짐',
  },
  state: {
    resolved: '해소됨',
    new: '새로 생김',
  },
  stillSevere: '여전히 심함',
  chance: '1의 차이는 우연일 수 있어서 가능성으로만 표시해요.',
} satisfies Translation<typeof english>
