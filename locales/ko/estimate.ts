import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: '안장 높이 추정',
    lead: '라이더 40명을 조사한 연구 하나(Gatti 2021)를 바탕으로 해요. 출발점으로 쓰고, 그다음에는 라이더를 관찰하세요. 자동으로 입력되지 않아요.',
    inseam: '인심(다리 안쪽 길이)',
    kneeFlexion: '목표로 하는 최소 무릎 굽힘',
    seatTubeAngle: '시트 튜브 각도',
    crankLength: '크랭크 길이',
    enter: '{{min}}~{{max}} 사이의 값을 입력하세요.',
    fill: '추정값을 보려면 네 숫자를 모두 입력하세요.',
    fromPedal: '페달에서 안장까지, 크랭크를 내린 상태: {{value}} ± {{error}}',
    fromBottomBracket: '바텀 브래킷에서 안장까지: {{value}} ± {{error}}',
    caveat:
      '연구 요약에는 높이를 어디서 재는지 나와 있지 않아요. 값의 크기로 보아 페달인 것 같아서, 크랭크 길이를 빼서 바텀 브래킷부터의 높이를 구해요.',
  },
  kneeFlexion: {
    in3d: '2D 영상의 {{value}}는 3D로 약 {{in3d}}예요.',
    caveat:
      '라이더 11명을 조사한 연구 하나(Fonda 2014)에서 2D 영상은 3D보다 2.2° 작았어요. 요약에는 오차 범위가 없어요. 입력한 숫자는 바꾸지 않아요.',
  },
} satisfies Translation<typeof english>
