import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '기기',
  text: '로그인한 곳이에요. 모르는 기기가 있으면 로그아웃하고 비밀번호를 바꾸세요.',
  this: '이 기기',
  name: '{{system}}의 {{browser}}',
  used: '마지막 사용:',
  since: '로그인:',
  end: '로그아웃',
  endLabel: '로그아웃: {{device}}',
  ended: '{{device}}에서 로그아웃했어요.',
  endOthers: '다른 모든 기기 로그아웃',
  endOthersTitle: '다른 모든 기기를 로그아웃할까요?',
  endOthersText: '이 기기에서만 로그인 상태가 유지돼요. 다른 기기에서 시작한 양식의 이미 보낸 응답은 남아요.',
  endedOthers: '다른 모든 기기를 로그아웃했어요.',
  alone: '이 기기에서만 로그인되어 있어요.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: '다른 브라우저',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: '다른 시스템',
  },
  unused: {
    title: '아직 사용 중인가요?',
    text: '한동안 아무 작업이 없어서 몇 분 뒤에 로그아웃돼요.',
  },
} satisfies Translation<typeof english>
