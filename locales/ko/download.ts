import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '보관하거나 다른 곳으로 가져갈 수 있는 모든 데이터의 사본이에요.',
  title: '모두 다운로드',
  contents:
    '피팅, 양식, 측정값, 권장 사항, 사진과 리포트, 읽기용 페이지, 스프레드시트와 프로그램용 표가 든 ZIP 파일 하나예요.',
  contentsFitter:
    '라이더, 피팅, 양식, 측정값, 사진과 리포트, 읽기용 페이지, 스프레드시트와 프로그램용 표 등 업무 데이터가 든 ZIP 파일 하나예요.',
  background:
    '백그라운드에서 만들고 준비되면 이메일로 알려요. 7일 동안 암호화해 보관하고, 나만 다운로드할 수 있어요.',
  ask: '사본 만들기',
  askAgain: '새 사본 만들기',
  waiting: '사본이 대기열에 있어요.',
  making: '사본을 만들고 있어요.',
  progress_other: '파일 {{count}}개 중 {{done}}개',
  mailed: '이 페이지를 닫아도 돼요. 준비되면 이메일로 알려 드릴게요.',
  ready: '사본이 준비됐어요.',
  kept: '{{asked}}에 만듦, {{size}} MB. {{until}}에 삭제돼요.',
  fetch: '다운로드',
  failed: '사본을 만들지 못했어요. 다시 시도하세요. 또 실패하면 연락 주세요.',
  confirmFirst: '안전을 위해 다운로드하기 전에 다시 로그인해야 해요.',
  link: '모두 다운로드',
  linkHintFitter: '라이더의 데이터와 피팅, 양식, 사진, 리포트를 보관하거나 다른 곳으로 가져가세요.',
  linkHint: '피팅, 양식, 사진과 리포트를 보관하거나 다른 곳으로 가져가세요.',
} satisfies Translation<typeof english>
