import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Os seus dados e privacidade',
  version: 'Versão {{version}}, última atualização a {{date}}',
  asPage: 'Abrir como página para imprimir',
  heading: {
    short: 'Em resumo',
    collected: 'O que conservamos sobre si',
    purpose: 'Para que o utilizamos',
    consent: 'O seu consentimento',
    seen: 'Quem o vê',
    place: 'Onde é armazenado',
    protection: 'Como é protegido',
    device: 'O que fica no seu dispositivo',
    retention: 'Durante quanto tempo é conservado',
    research: 'Investigação e desenvolvimento de IA',
    young: 'Ciclistas com menos de {{age}} anos',
    rights: 'Os seus direitos',
    contact: 'Quem contactar',
    storage: 'Cookies e armazenamento no seu dispositivo',
    limits: 'O que isto não é',
    changes: 'Alterações a este aviso',
  },
  text: {
    shortOwn:
      'Os dados são seus. Pode consultá-los, corrigi-los, pedir a sua eliminação e levá-los para outro bike fitter.',
    shortSeen:
      'Os dados que revelam a sua identidade são vistos apenas pelo bike fitter que escolheu e, para fins técnicos ou de qualidade, pela equipa de apoio do prestador.',
    shortSealed: 'São cifrados durante a transmissão e no armazenamento.',
    shortSold: 'Nunca são vendidos nem utilizados para publicidade.',
    shortResearch:
      'Só são utilizados para investigação se concordar e, nesse caso, apenas de forma anonimizada.',
    shortContact: 'Para pedir qualquer coisa referida neste aviso, basta um e-mail.',
    collectedLead:
      'A {product} conserva os dados introduzidos por si e pelo seu bike fitter e o que é necessário para o funcionamento do serviço:',
    collectedPerson:
      'Quem é: o nome, o e-mail e, se os indicar, o número de telefone, a data de nascimento, o género, a profissão e o tipo de trabalho.',
    collectedBody:
      'O seu corpo e a sua saúde, na medida em que nos informa: altura, peso, desconforto na bicicleta, lesões e tratamentos, bike fits anteriores.',
    collectedRiding:
      'Como pedala: bicicletas, modalidade, horas, cadência, confiança, outros desportos e objetivos.',
    collectedFit:
      'O que o seu bike fitter acrescenta sobre o bike fit e as suas respostas posteriores sobre o que mudou depois.',
    collectedAccount:
      'Se tem conta: a palavra-passe numa forma que não pode ser revertida, o idioma, a região e as unidades, e quando e com que tipo de navegador iniciou sessão.',
    collectedTrail:
      'Um registo de quem alterou o quê e quando, e dos seus consentimentos: que versão deste aviso, em que idioma e a que hora.',
    collectedTechnical:
      'Durante pouco tempo, registos técnicos de pedidos e inícios de sessão, como o endereço de rede ou parte dele, para manter o serviço em funcionamento e evitar abusos: 90 dias no máximo. Não contêm respostas.',
    purposeFit: 'O seu bike fitter utiliza-os para preparar e realizar o seu bike fit.',
    purposeCompare:
      'As suas respostas de antes e depois do bike fit são comparadas, para mostrar, a si e ao seu bike fitter, o que mudou.',
    purposeMail:
      'Recebe os e-mails que isto exige: convites, códigos, confirmações, lembretes e o link do seu relatório. Nunca contêm as suas respostas.',
    purposeNot:
      'Não são utilizados para publicidade, não são vendidos nem transmitidos a seguradoras ou empregadores. Nenhuma decisão a seu respeito é tomada por uma máquina.',
    consentHealth:
      'As respostas sobre o seu corpo e o seu desconforto são dados de saúde. São utilizadas para o seu bike fit porque concorda expressamente com isso ao premir o botão que inicia o formulário. Conservamos um registo da versão deste aviso com que concordou.',
    consentFree:
      'É livre de não concordar. Nesse caso, o seu bike fit realiza-se sem o formulário. Pode retirar o seu consentimento em qualquer altura. O que foi feito antes continua a ser lícito. A partir daí, os seus dados deixam de ser utilizados e pode pedir a sua eliminação.',
    consentContract:
      'Os dados necessários para lhe dar uma conta e proteger o serviço são utilizados porque pediu a conta e porque o serviço não poderia funcionar em segurança sem eles.',
    seenFitter:
      'O bike fitter que escolheu: aquele que lhe enviou o convite ou que selecionou. Nenhum outro bike fitter vê os seus dados, a menos que os partilhe com ele.',
    seenSupport:
      'A equipa de apoio do prestador, apenas para fins técnicos ou de qualidade: por tempo limitado, com um motivo registado por escrito e com o registo de todos os acessos.',
    seenYou: 'O próprio ciclista.',
    seenNobody:
      'Mais ninguém. Dois bike fitters que tenha consultado não sabem um do outro, a menos que partilhe uma ficha com um deles.',
    seenGuardian: 'Se a mãe, o pai ou o tutor concordou por si, vê o que lhe mostrar.',
    placeServer:
      'Tudo o que introduz é armazenado pelo prestador do endereço indicado no seu navegador: no servidor, no respetivo armazenamento e em cópias de segurança. Estas páginas não carregam scripts, tipos de letra, imagens nem rastreadores de outras empresas.',
    placeMail:
      'Os e-mails são enviados através do serviço de e-mail do prestador. Contêm o seu endereço, um link ou um código, o nome do bike fitter e, num convite, uma nota do seu bike fitter. Não contêm respostas.',
    protectionTransit:
      'Tudo é cifrado no caminho entre o seu dispositivo e o servidor, tal como na banca online.',
    protectionRest:
      'O seu nome, endereços, número de telefone, data de nascimento, tudo o que escreve sobre a sua saúde e os formulários que envia são armazenados de forma cifrada, com uma chave própria para cada ciclista. As chaves que os abrem são guardadas fora da base de dados.',
    protectionFigures:
      'Alguns números e escolhas permanecem legíveis, sem o seu nome, para cálculos e estatísticas sobre o seu bike fit, como a intensidade do desconforto numa zona, uma medida ou um objetivo que escolheu.',
    protectionDoors:
      'A própria base de dados só entrega um registo a quem está autorizado a vê-lo. Os links nos e-mails contêm um segredo do qual só é armazenada uma impressão digital.',
    protectionTrail:
      'Cada alteração aos seus dados é registada com quem, quando e o quê. Podem ser acrescentadas entradas a este registo, mas não reescritas, e verifica-se se foi adulterado.',
    deviceDraft:
      'Enquanto preenche um formulário, o que escreve também é guardado no seu dispositivo, para que nada se perca se a ligação ou a bateria falhar. Aí é cifrado com uma chave que não pode ser retirada do seu navegador. É removido quando envia o formulário ou termina sessão e, no máximo, após {{draftDays}} dias.',
    deviceLimit:
      'Isto protege os seus dados se alguém copiar o armazenamento do seu dispositivo. Não os protege de alguém que use o seu navegador no seu dispositivo desbloqueado: essa pessoa vê o mesmo que lhe é mostrado a si. Se partilha um dispositivo, envie o formulário ou termine sessão antes de o deixar.',
    retentionYears:
      'Os dados que revelam a sua identidade são conservados até {{years}} anos, a menos que peça a sua eliminação mais cedo. Depois são eliminados.',
    retentionErase:
      'Quando os seus dados são eliminados, as suas respostas são eliminadas e a chave que as abre é destruída. O seu bike fitter conserva apenas o registo de que houve um bike fit, e quando.',
    retentionBackup:
      'As cópias de segurança são conservadas no máximo {{backupDays}} dias. Até lá, os dados eliminados ainda podem estar numa cópia de segurança. Se for preciso repor uma cópia de segurança, os seus dados são de novo eliminados antes que alguém os possa utilizar.',
    researchOptIn:
      'No fim do questionário inicial, pode permitir que os seus dados sejam utilizados, de forma anonimizada, para investigação e para o desenvolvimento de ferramentas de IA para bike fitting. Está desativado se não o ativar, e o seu bike fit não depende disso.',
    researchAnonymous:
      'Anonimizado significa: sem o seu nome, contactos ou qualquer coisa escrita por palavras suas, e apenas em conjunto com os dados de outros ciclistas em número suficiente para que ninguém possa ser reconhecido.',
    researchRevoke:
      'Pode retirar este consentimento em qualquer altura em Definições → Privacidade, ou por e-mail. A partir daí, os seus dados não fazem parte de nenhuma nova utilização. Os resultados anteriores, em que ninguém pode ser reconhecido, mantêm-se.',
    youngGuardian:
      'Para um ciclista com menos de {{age}} anos, a mãe, o pai ou o tutor indica o nome e concorda. O formulário pede-o quando a data de nascimento o exige.',
    youngResearch: 'Os dados de ciclistas com menos de {{age}} anos não são utilizados para investigação.',
    rightsLead: 'Em qualquer altura, pode:',
    rightsAccess:
      'ver o que é conservado a seu respeito e obter uma cópia num formato que outros programas consigam ler;',
    rightsCorrect: 'pedir a sua correção; na sua conta, pode corrigir por si o questionário inicial;',
    rightsErase: 'pedir a sua eliminação;',
    rightsWithdraw: 'retirar qualquer consentimento, no todo ou apenas para investigação;',
    rightsRestrict: 'pedir a limitação da sua utilização ou opor-se a ela;',
    rightsMove: 'levá-los para outro bike fitter.',
    rightsHow:
      'Envie-nos um e-mail e diga-nos o que pretende. Respondemos no prazo de um mês, gratuitamente. Podemos pedir-lhe que comprove a sua identidade.',
    rightsComplain:
      'Se considera que os seus dados não são tratados corretamente, pode também apresentar queixa à autoridade de proteção de dados do local onde vive.',
    contactLead: 'Para qualquer questão sobre os seus dados:',
    contactFitter: 'Para questões sobre o seu bike fit, contacte o seu bike fitter.',
    storageLead:
      'No seu dispositivo só é guardado o que o serviço precisa para funcionar. Não há cookies de publicidade nem de análise, por isso não há aviso de cookies para fechar.',
    limitsMedical:
      'Um bike fit não é um tratamento médico e a {product} não dá aconselhamento médico. Não promete cura nem proteção contra lesões. Se tem dores que lhe causam preocupação, dormência que não passa, perda de força ou inchaço, consulte um médico.',
    changesText:
      'Quando este aviso muda de forma relevante, recebe uma nova versão. Essa alteração é-lhe comunicada e perguntamos-lhe de novo quando o seu consentimento é necessário. A versão com que concordou fica registada.',
  },
  storage: {
    caption: 'O que é guardado no seu dispositivo, porquê e durante quanto tempo',
    name: 'Nome',
    purpose: 'Finalidade',
    until: 'Guardado até',
    cookie:
      'Cookie: mantém a sessão iniciada ou permite-lhe preencher o formulário para que recebeu convite. Os scripts não o podem ler.',
    cookieUntil: 'Terminar sessão ou não aparecer durante algum tempo',
    signUpCookie:
      'Cookie: reconhece o navegador em que criou conta quando confirma o seu endereço. Os scripts não o podem ler.',
    signUpCookieUntil: '400 dias após a última criação de conta aqui',
    session: 'A sua sessão no serviço de início de sessão',
    sessionUntil: 'Terminar sessão',
    user: 'O seu identificador, função e nome, para que as páginas abram logo',
    role: 'Se é ciclista ou bike fitter',
    logoutOwed: 'Que terminou sessão quando não era possível contactar o servidor',
    logoutOwedUntil: 'O servidor ser informado',
    roleCookie:
      'Cookie: se cria conta como ciclista ou bike fitter, enquanto inicia sessão com outro serviço. Os scripts não o podem ler.',
    roleCookieUntil: 'Passarem 15 minutos',
    keptRecord:
      'Que pediu para guardar um formulário na sua conta, como um código que não revela nenhum dos dois',
    keptRecordUntil: 'Abrir o link do e-mail',
    secondFactorLater:
      'Quando adiou o início de sessão em dois passos, para não voltarmos a perguntar durante 30 dias',
    secondFactorRead: 'Que leu a sugestão sobre o início de sessão em dois passos',
    firstStepsHidden: 'Que ocultou os primeiros passos',
    tab: 'O segredo do link que abriu e onde estava antes de outra página o substituir',
    tabUntil: 'Fechar o separador',
    language: 'O idioma que escolheu',
    theme: 'Claro ou escuro, se o escolheu',
    choiceUntil: 'Limpar os dados do navegador',
    drafts:
      'Formulários que começou; para um bike fitter, trabalho ainda não enviado e os bike fits abertos neste dispositivo; cifrados',
    draftsUntil: 'Serem enviados ou terminar sessão; {{draftDays}} dias no máximo',
    formFiles: 'Cópias dos ficheiros do próprio formulário, para que abra sem ligação. Não contêm respostas',
    formFilesUntil: 'Uma versão mais recente os substituir',
  },
} satisfies Translation<typeof english>
