import type { CatalogueFilm } from '../film.ts';

export const films2020: readonly CatalogueFilm[] = [
  {
    id: 38700,
    title: 'Bad Boys for Life',
    releaseDate: '2020-01-15',
    genres: ['thriller', 'action', 'crime'],
    voteAverage: 7.1,
    voteCount: 8_708,
    overview:
      "Mike Lowrey and Marcus Burnett have been partners in the Miami police for twenty-five years. Marcus has become a grandfather and wants to retire. Then Mike is shot in the street by Armando, the son of Isabel Aretas, who has escaped from a Mexican prison and wants revenge. Mike survives and goes after them. Marcus has promised God never to use violence again, but without him Mike won't survive the next attack.",
    cast: [
      { name: 'Will Smith', character: 'Mike Lowrey' },
      { name: 'Martin Lawrence', character: 'Marcus Burnett' },
      { name: 'Vanessa Hudgens', character: 'Kelly' },
      { name: 'Alexander Ludwig', character: 'Dorn' },
      { name: 'Charles Melton', character: 'Rafe' },
      { name: 'Paola Nuñez', character: 'Rita' },
      { name: 'Kate del Castillo', character: 'Isabel Aretas' },
      { name: 'Jacob Scipio', character: 'Armando Aretas' },
      { name: 'Joe Pantoliano', character: 'Captain Howard' },
      { name: 'Theresa Randle', character: 'Theresa Burnett' },
    ],
    crew: [
      { name: 'Adil El Arbi', job: 'Director' },
      { name: 'Bilall Fallah', job: 'Director' },
      { name: 'Chris Bremner', job: 'Screenplay' },
      { name: 'Peter Craig', job: 'Screenplay' },
      { name: 'Joe Carnahan', job: 'Screenplay' },
      { name: 'Jerry Bruckheimer', job: 'Producer' },
      { name: 'Lorne Balfe', job: 'Original Music Composer' },
      { name: 'Robrecht Heyvaert', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Sophie W.',
        writtenOn: '2020-02-23',
        rating: 8,
        content:
          "I loved this cop comedy. Went with my partner. We did eleven years in the same ambulance and both have the backs to show for it. Martin Lawrence in that recliner refusing to get out of it, with his reading glasses on a string, firing a minigun from a sidecar because he can't see: he's my spirit animal.\n\nLast thing we saw on a big screen before it all shut. We still say 'one last time' on the phone, and neither of us has been anywhere.",
      },
      {
        author: 'Curtis Boyd',
        writtenOn: '2020-06-30',
        rating: 7,
        content:
          "The two new directors, Adil and Bilall, had a hard job here, because Michael Bay's style is half of what people remember. They copy it once, with the camera circling around the heroes, and after that they go their own way. There's less noise and more story. The action scenes are clear and exciting, and Miami has never been so pink and orange.\n\nWill Smith lets himself look his age and I respect that. Martin Lawrence gets all the laughs, mostly from a recliner that he refuses to leave. Together they are like an old married couple. Joe Pantoliano has a quiet scene near a basketball court which surprised me. The villains, with their witchcraft, belong in a soap opera.\n\nIt takes some turns that I found hard to believe. Overall it is a very enjoyable sequel, warmer than the first two, and I was glad to see these guys again. I'd call it a good night out.",
      },
      {
        author: 'Tomasz90',
        writtenOn: '2021-03-14',
        rating: 7,
        content:
          "Joey Pants yelling himself purple in a dressing gown with the Pepto-Bismol, then sitting by a basketball court talking quietly about a horse. I wasn't ready. Those two together have had the best unhappy marriage in American pictures since about 1995, and I'd sat down for car chases with a bucket of nachos. I liked it more than I'd expected.",
      },
    ],
  },
  {
    id: 656690,
    title: 'The Social Dilemma',
    releaseDate: '2020-01-26',
    genres: ['documentary', 'drama'],
    voteAverage: 7.5,
    voteCount: 1_479,
    overview:
      "People who helped to build Google, Facebook and other networks explain why they left. They say that our attention is what is sold. Between the interviews we see an invented family, in which Ben and his sister Isla can't put their phones away. Inside Ben's phone three clerks fight for every second of his time. What he is shown begins to change him, and his family must reach him before they lose him.",
    cast: [
      { name: 'Tristan Harris', character: 'Self' },
      { name: 'Jeff Seibert', character: 'Self' },
      { name: 'Jaron Lanier', character: 'Self' },
      { name: 'Shoshana Zuboff', character: 'Self' },
      { name: 'Skyler Gisondo', character: 'Ben' },
      { name: 'Kara Hayward', character: 'Cassandra' },
      { name: 'Sophia Hammons', character: 'Isla' },
      { name: 'Vincent Kartheiser', character: 'A.I.' },
      { name: 'Barbara Gehring', character: 'Mom' },
      { name: 'Chris Grundy', character: 'Stepdad' },
    ],
    crew: [
      { name: 'Jeff Orlowski', job: 'Director' },
      { name: 'Larissa Rhodes', job: 'Producer' },
      { name: 'Davis Coombe', job: 'Writer' },
      { name: 'Vickie Curtis', job: 'Writer' },
      { name: 'Mark A. Crawford', job: 'Original Music Composer' },
      { name: 'Davis Coombe', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Linda & Ray',
        writtenOn: '2020-10-04',
        rating: 9,
        content:
          "We watched this as a family with our two teenagers, and afterward all four phones went into a cookie tin. It didn't last, but we switched off the notifications and have kept it that way. The people who built these apps explain how they work, and most of them don't let their own children use them. Nothing in it is scary for kids over eleven, it's more like a talk you should have anyway. The acted scenes are a little silly. A really important documentary, and we liked it.",
      },
      {
        author: 'NinaSilva',
        writtenOn: '2020-09-22',
        rating: 5,
        content:
          'Hello, I am one of the three men in the glass box! We do not whisper. We have stand-ups, mostly about the color of a button. This documentary is an advertisement against advertisement, made by a firm that autoplays the next one in five seconds, and it frightened my mother out of a gardening group which was her whole week. Where are the people who have been saying this for twenty years and never owned shares? One of them gets a sentence. I was disappointed.',
      },
      {
        author: 'Isla, 13',
        writtenOn: '2021-02-08',
        rating: 8,
        content:
          "we had to watch it for PSHE. the acting bits are so cringe, he goes to a protest because of his phone?? but the girl looking at her ears after one comment, that's real. I've done that. It's a good documentary though. About eight people in the class checked their phone during it, including sir",
      },
    ],
  },
  {
    id: 495764,
    title: 'Birds of Prey (and the Fantabulous Emancipation of One Harley Quinn)',
    releaseDate: '2020-02-05',
    genres: ['action', 'crime'],
    voteAverage: 6.9,
    voteCount: 10_770,
    overview:
      "Harley Quinn and the Joker have broken up, and nobody in Gotham is afraid to touch her any more. The club owner Roman Sionis and his killer Victor Zsasz want her dead. To save herself she promises him a diamond that Cassandra Cain, a young pickpocket, has swallowed. Renee Montoya is after it as well, so are Dinah Lance and the Huntress. If the five women don't work together, none of them will survive.",
    cast: [
      { name: 'Margot Robbie', character: 'Harley Quinn' },
      { name: 'Rosie Perez', character: 'Renee Montoya' },
      { name: 'Mary Elizabeth Winstead', character: 'Helena Bertinelli / The Huntress' },
      { name: 'Jurnee Smollett', character: 'Dinah Lance / Black Canary' },
      { name: 'Ewan McGregor', character: 'Roman Sionis' },
      { name: 'Ella Jay Basco', character: 'Cassandra Cain' },
      { name: 'Chris Messina', character: 'Victor Zsasz' },
      { name: 'Ali Wong', character: 'Ellen Yee' },
      { name: 'Dana Lee', character: 'Doc' },
      { name: 'Steven Williams', character: 'Captain Patrick Erickson' },
    ],
    crew: [
      { name: 'Cathy Yan', job: 'Director' },
      { name: 'Christina Hodson', job: 'Writer' },
      { name: 'Margot Robbie', job: 'Producer' },
      { name: 'Daniel Pemberton', job: 'Original Music Composer' },
      { name: 'Matthew Libatique', job: 'Director of Photography' },
      { name: 'Jay Cassidy', job: 'Editor' },
      { name: 'Evan Schiff', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'susan1985',
        writtenOn: '2020-03-01',
        rating: 8,
        content:
          "Love this action movie, love the sandwich. Harley watches it being made, the cheese, the hot sauce shaken on by a man called Sal, the whole of her heart is in it, and she's got it in her hand for nine seconds. I own a deli in Queens. We've sold something called The Harley ever since and I won't say how many, but it paid for the new slicer.\n\nAlso: a woman offers another woman a hair tie in the middle of a fight. Never seen it before or since in anything.",
      },
      {
        author: 'Ines_Coimbra',
        writtenOn: '2020-04-19',
        rating: 6,
        content:
          'This action film is very colorful and very loud, like a party where I know nobody. Harley tells the story herself, and she tells it in the wrong order, always she forgets something and goes back, so in the first half hour I am lost. Then it is better. The fights are great because they are real people who jump and fall. Ewan McGregor is funny and horrible. I want to see more of the other four women. It is fun, a bit too much for me, and I like it.',
      },
      {
        author: 'ella_oconnell97',
        writtenOn: '2023-02-07',
        rating: 7,
        content:
          "loud pink glitter and everybody's knees get broken. She shoots up a police station with beanbags and coloured smoke! She has a hyena in the bath called Bruce! I don't know what more you could want off a Tuesday. My brother says it's not accurate, and I said to what, it's brilliant",
      },
    ],
  },
  {
    id: 539537,
    title: 'Fantasy Island',
    releaseDate: '2020-02-12',
    genres: ['adventure', 'fantasy', 'horror', 'mystery'],
    voteAverage: 5.8,
    voteCount: 2_622,
    overview:
      'Five guests arrive on an island where Mr. Roarke promises to make one fantasy of each come true. Melanie wants revenge on Sloane, who bullied her at school. Gwen would like to have said yes to a marriage, and Patrick wants to be a soldier. The dreams become real and turn into nightmares. Melanie understands that Sloane is no illusion, and must get her away before the island kills them both.',
    cast: [
      { name: 'Michael Peña', character: 'Mr. Roarke' },
      { name: 'Maggie Q', character: 'Gwen Olsen' },
      { name: 'Lucy Hale', character: 'Melanie Cole' },
      { name: 'Austin Stowell', character: 'Patrick Sullivan' },
      { name: 'Jimmy O. Yang', character: 'Brax Weaver' },
      { name: 'Portia Doubleday', character: 'Sloane Maddison' },
      { name: 'Ryan Hansen', character: 'JD Weaver' },
      { name: 'Michael Rooker', character: 'Damon' },
      { name: 'Parisa Fitz-Henley', character: 'Julia' },
      { name: 'Mike Vogel', character: 'Lieutenant Sullivan' },
    ],
    crew: [
      { name: 'Jeff Wadlow', job: 'Director' },
      { name: 'Jillian Jacobs', job: 'Screenplay' },
      { name: 'Christopher Roach', job: 'Screenplay' },
      { name: 'Jeff Wadlow', job: 'Screenplay' },
      { name: 'Jason Blum', job: 'Producer' },
      { name: 'Bear McCreary', job: 'Original Music Composer' },
      { name: 'Toby Oliver', job: 'Director of Photography' },
      { name: 'Sean Albertson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'K. Zeller',
        writtenOn: '2020-03-08',
        rating: 5,
        content:
          "I watched the old TV show every Saturday with my aunt, and it was the most HARMLESS hour of television there ever was: a plane, a smile, a small lesson, good night. Now they have turned it into a horror movie with black eyes and zombies. Michael Pena says his lines like he's reading the menu. I'll be fair, the island looks lovely and Maggie Q's story is sweet, and I was curious how it would all fit together. It doesn't. For me it was middling at best.",
      },
      {
        author: 'Wanda S.',
        writtenOn: '2021-08-22',
        rating: 6,
        content:
          "Four films glued together and one of them is good: Maggie Q opens a door on the evening she said no, and there's her flat, her man, a child's drawing on the fridge. She's so careful touching things. Meanwhile there's a zombie platoon and a surgeon with a saw next door. I had it on during a heatwave with both feet in a washing-up bowl, and it suited the bowl. An okay horror film, no more.",
      },
    ],
  },
  {
    id: 618344,
    title: 'Justice League Dark: Apokolips War',
    releaseDate: '2020-05-05',
    genres: ['adventure', 'fantasy', 'animation', 'action', 'science-fiction'],
    voteAverage: 8.2,
    voteCount: 1_514,
    overview:
      'The heroes of Earth attack the tyrant Darkseid and lose nearly everything. Two years later his creatures rule a burned Earth, and John Constantine drinks to forget that he ran away. Clark Kent, who has lost his powers, and Raven, who can hardly control the demon inside her, come to find him. Their plan needs a magician and the last people who will fight. If it fails, nothing will be left of the Earth.',
    cast: [
      { name: 'Matt Ryan', character: 'John Constantine (voice)' },
      { name: "Jerry O'Connell", character: 'Clark Kent / Superman (voice)' },
      { name: 'Taissa Farmiga', character: 'Rachel Roth / Raven (voice)' },
      { name: "Jason O'Mara", character: 'Bruce Wayne / Batman (voice)' },
      { name: 'Stuart Allan', character: 'Damian Wayne / Robin (voice)' },
      { name: 'Rosario Dawson', character: 'Diana Prince / Wonder Woman (voice)' },
      { name: 'Tony Todd', character: 'Darkseid (voice)' },
      { name: 'Rebecca Romijn', character: 'Lois Lane (voice)' },
      { name: 'Rainn Wilson', character: 'Lex Luthor (voice)' },
      { name: 'Shemar Moore', character: 'Victor Stone / Cyborg (voice)' },
    ],
    crew: [
      { name: 'Matt Peters', job: 'Director' },
      { name: 'Christina Sotta', job: 'Director' },
      { name: 'Mairghread Scott', job: 'Story' },
      { name: 'Amy McKenna', job: 'Producer' },
      { name: 'Frederik Wiedmann', job: 'Original Music Composer' },
      { name: 'Christopher D. Lozinski', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'ricardomty81',
        writtenOn: '2020-06-07',
        rating: 9,
        content:
          "holy moly they went all in. if you followed the dc animated movies since flashpoint, this is the big one, and it is BRUTAL, heroes get torn up in the first ten minutes. constantine steals every scene with his bad mood and king shark only says his name and it's the best joke of the movie. raven and damian got me right in the heart. in my top three of these movies. not for kids, my little cousin walked in and i had to hit pause so fast",
      },
      {
        author: 'Byron Teague',
        writtenOn: '2020-08-16',
        rating: 8,
        content:
          "Pros: real stakes, you can't guess who makes it. Constantine as the lead is a smart choice, a coward who has to stop running. Raven's story pays off after years. Tony Todd's voice as Darkseid. It looks expensive for a home release.\nCons: ninety minutes for so many characters, some of them get one line. Very gory. Newcomers won't know half of the people. The last two minutes will split the fans.\nA strong finish to the series. I was impressed, and I'd recommend seeing three or four of the others first.",
      },
      {
        author: 'mateusz88',
        writtenOn: '2021-02-28',
        rating: 8,
        content:
          'Normally I prefer Marvel, but this cartoon of DC is really good. It is very dark, the Earth is destroyed and Superman has no more power. I like that the main person is Constantine, he is funny and sad and he smokes all the time. The friendship with the shark makes me laugh. It is too bloody for children, I say this as a warning. Sometimes it is too quick, I would like to have ten minutes more. I know no better animated film with heroes.',
      },
    ],
  },
  {
    id: 539885,
    title: 'Ava',
    releaseDate: '2020-07-02',
    genres: ['action', 'thriller', 'crime'],
    voteAverage: 5.8,
    voteCount: 2_740,
    overview:
      "A killer who works for a secret organization run by Duke and Simon has stopped drinking, and has started to ask her victims what they have done, which is forbidden. When a job goes wrong she travels to Boston, where she hasn't been for eight years. Her mother Bobbi is in the hospital, and her sister Judy now lives with Michael, whom she left. Simon has decided to get rid of her.",
    cast: [
      { name: 'Jessica Chastain', character: 'Ava' },
      { name: 'John Malkovich', character: 'Duke' },
      { name: 'Colin Farrell', character: 'Simon' },
      { name: 'Common', character: 'Michael' },
      { name: 'Geena Davis', character: 'Bobbi' },
      { name: 'Jess Weixler', character: 'Judy' },
      { name: 'Ioan Gruffudd', character: 'Peter' },
      { name: 'Diana Silvers', character: 'Camille' },
      { name: 'Joan Chen', character: 'Toni' },
      { name: 'Christopher Domig', character: 'Gunther' },
    ],
    crew: [
      { name: 'Tate Taylor', job: 'Director' },
      { name: 'Matthew Newton', job: 'Writer' },
      { name: 'Jessica Chastain', job: 'Producer' },
      { name: 'Bear McCreary', job: 'Original Music Composer' },
      { name: 'Stephen Goldblatt', job: 'Director of Photography' },
      { name: 'Zach Staenberg', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Bernadette Cole',
        writtenOn: '2020-10-11',
        rating: 6,
        content:
          "Tate Taylor usually makes dramas about people and families, and it shows. Whenever this movie is about a daughter who comes home after eight years, it's good. The rooms are warm, the talk is careful, and the past is in every look. When it is about killers it looks like many others, and it is cut so fast that you can't see who hits whom.\n\nJessica Chastain gives everything. You believe her in a fight, and you believe her even more in front of a glass of wine that she orders and doesn't touch. Geena Davis is sly and touching as the mother. John Malkovich and Colin Farrell have one long fight in a cabin, and I felt sorry for both of them.\n\nI teach stage combat, so I may be too strict about such things. Overall it is a decent thriller with a better drama hidden inside. I liked it, and I wished they had trusted the family story more.",
      },
      {
        author: 'mark_70',
        writtenOn: '2022-01-21',
        rating: 7,
        content:
          "I liked this thriller. Nobody seems to have noticed it's a film about not drinking. The killings are neither here nor there. She orders the wine, sits looking at it and leaves without a sip. Later she does it again, and I knew to the second how long that was. Geena Davis as the mother with the cards, cheating at gin in a hospital bed, saying sorry sideways. They had me.",
      },
      {
        author: 'Mark E.',
        writtenOn: '2021-05-05',
        rating: 5,
        content:
          "It's called Ava and so is half the internet, my niece, and an engine in the works canteen. Professional killer with a conscience, boss with a fishing rod, boss's boss with children. You've seen it. It is only eighty-nine minutes long and I was bored for most of them.",
      },
    ],
  },
  {
    id: 577922,
    title: 'Tenet',
    releaseDate: '2020-08-22',
    genres: ['action', 'thriller', 'science-fiction'],
    voteAverage: 7.2,
    voteCount: 11_029,
    overview:
      "A CIA agent, called the Protagonist, is given a new mission and a single word. Enemies in the future send objects that move backward through time, to destroy the past. With Neil, a new partner, he finds the trail of Andrei Sator, a Russian arms dealer. Sator's wife Kat can't leave him, because he would take her son. The Protagonist must win her help and stop Sator, or all life on Earth will end.",
    cast: [
      { name: 'John David Washington', character: 'The Protagonist' },
      { name: 'Robert Pattinson', character: 'Neil' },
      { name: 'Elizabeth Debicki', character: 'Kat' },
      { name: 'Kenneth Branagh', character: 'Andrei Sator' },
      { name: 'Dimple Kapadia', character: 'Priya' },
      { name: 'Himesh Patel', character: 'Mahir' },
      { name: 'Aaron Taylor-Johnson', character: 'Ives' },
      { name: 'Michael Caine', character: 'Sir Michael Crosby' },
      { name: 'Clémence Poésy', character: 'Laura' },
      { name: 'Fiona Dourif', character: 'Wheeler' },
    ],
    crew: [
      { name: 'Christopher Nolan', job: 'Director' },
      { name: 'Christopher Nolan', job: 'Writer' },
      { name: 'Emma Thomas', job: 'Producer' },
      { name: 'Ludwig Göransson', job: 'Original Music Composer' },
      { name: 'Hoyte van Hoytema', job: 'Director of Photography' },
      { name: 'Jennifer Lame', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Piet Janssen',
        writtenOn: '2020-09-13',
        rating: 5,
        content:
          "First evening out since February. Eleven people in a room for four hundred, hand gel, a mask, and on the screen men in masks too, shouting at each other over what I took to be a ship. Not a word. I know there was a word, I heard the word 'entropy'. A plane drives into a shed. The tall lady is unhappy. 'Don't try to understand it,' a scientist says near the start, and I have never been so obedient. I was lost, and I didn't enjoy the thriller much.",
      },
      {
        author: 'rewindfan_88',
        writtenOn: '2021-01-17',
        rating: 9,
        content:
          "best nolan action since inception, don't @ me. the backwards car chase on the highway, the plane, the fight in the corridor where the moves make no sense until you think about them for a week. is it cold? yeah. can you hear what they say? half of it. watched it three times, third time with subs, and it works every time i check. john david washington runs like a quarterback. love it, totally my kind of movie, turn it up loud",
      },
      {
        author: 'Anton_B',
        writtenOn: '2023-05-29',
        content:
          "Ludwig Göransson's score is the reason to see it. He plays some of the sounds backwards, he uses breathing and heavy guitars, and in the opening at the opera house you feel the bass in your stomach before you know who is shooting at whom. The talk between the action is hard to hear and the plot is harder. But Pattinson is charming, the pictures are huge, and the music holds everything together. I came out with a headache and a big smile. For the sound alone this is a very good film.",
      },
    ],
  },
  {
    id: 613504,
    title: 'After We Collided',
    releaseDate: '2020-09-02',
    genres: ['drama', 'romance'],
    voteAverage: 7.2,
    voteCount: 5_453,
    overview:
      'Tessa Young has left Hardin Scott, because he lied to her, and starts an internship at a publishing house in Seattle. Her boss Christian Vance and his girlfriend Kimberly take her along to a conference with Trevor, who likes her. After too much to drink she calls Hardin, and he comes. But he drinks, and a secret about his parents is eating him up, and Tessa has to decide whether love is enough to stay.',
    cast: [
      { name: 'Josephine Langford', character: 'Tessa Young' },
      { name: 'Hero Fiennes Tiffin', character: 'Hardin Scott' },
      { name: 'Dylan Sprouse', character: 'Trevor Matthews' },
      { name: 'Louise Lombard', character: 'Trish Daniels' },
      { name: 'Charlie Weber', character: 'Christian Vance' },
      { name: 'Candice King', character: 'Kimberly' },
      { name: 'Shane Paul McGhie', character: 'Landon Gibson' },
      { name: 'Khadijha Red Thunder', character: 'Steph Jones' },
      { name: 'Inanna Sarkis', character: 'Molly Samuels' },
      { name: 'Selma Blair', character: 'Carol Young' },
    ],
    crew: [
      { name: 'Roger Kumble', job: 'Director' },
      { name: 'Anna Todd', job: 'Screenplay' },
      { name: 'Mario Celaya', job: 'Screenplay' },
      { name: 'Anna Todd', job: 'Novel' },
      { name: 'Justin Burnett', job: 'Original Music Composer' },
      { name: 'Larry Reibman', job: 'Director of Photography' },
      { name: 'Anita Brandt-Burgoyne', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Chioma and roommates',
        writtenOn: '2020-11-15',
        rating: 8,
        content:
          'Six of us watched this in the hostel on one laptop, and you could hear us down to the gate. Hardin is not good for her, we all know such a boy, and still when he reads to her from the book we melted like butter. Tessa is strong and works hard, and Trevor is a gentleman, two of my roommates want to marry him. There is too much quarreling and some scenes are not for your parents. The music is lovely. A sweet and painful romance, we really enjoyed it.',
      },
      {
        author: 'zainabj',
        writtenOn: '2020-12-20',
        rating: 9,
        content:
          "read it on my phone at thirteen under the covers on four per cent battery, all of it, 2,500 pages. I know it's toxic!! You don't need to tell me. when he reads aloud from the book to her and stops breathing in the middle, my whole row (we hired the screen, there were twenty-two of us, two cried) was holding hands. It isn't for you and that's okay. I loved it.",
      },
      {
        author: 'Jo, next seat',
        writtenOn: '2021-07-10',
        rating: 5,
        content:
          "I drove. Fourteen-year-old on my left with a hand over my eyes, during which I counted the zips. It's a romance shot like a perfume advert, with swearing. The girl is a nicely grounded little actress, though, and I did want to know how it goes on, and was told it's in the next one and that I'm driving to that too. For me it was fair, no more.",
      },
    ],
  },
  {
    id: 635302,
    title: 'Demon Slayer -Kimetsu no Yaiba- The Movie: Mugen Train',
    releaseDate: '2020-10-16',
    genres: ['fantasy', 'animation', 'action'],
    voteAverage: 8.2,
    voteCount: 4_458,
    overview:
      "Tanjiro Kamado hunts demons, and carries his sister Nezuko, who has become one herself, in a box on his back. With his friends Zenitsu and Inosuke he boards a night train on which forty people have disappeared. There they meet Rengoku, one of the strongest fighters of their order. A demon named Enmu sends all passengers to sleep with happy dreams, and whoever doesn't wake up in time will be destroyed from within.",
    cast: [
      { name: 'Natsuki Hanae', character: 'Tanjiro Kamado (voice)' },
      { name: 'Akari Kito', character: 'Nezuko Kamado (voice)' },
      { name: 'Hiro Shimono', character: 'Zenitsu Agatsuma (voice)' },
      { name: 'Yoshitsugu Matsuoka', character: 'Inosuke Hashibira (voice)' },
      { name: 'Satoshi Hino', character: 'Kyojuro Rengoku (voice)' },
      { name: 'Daisuke Hirakawa', character: 'Enmu (voice)' },
      { name: 'Takahiro Sakurai', character: 'Giyu Tomioka (voice)' },
      { name: 'Saori Hayami', character: 'Shinobu Kocho (voice)' },
    ],
    crew: [
      { name: 'Haruo Sotozaki', job: 'Director' },
      { name: 'Yuki Kajiura', job: 'Original Music Composer' },
      { name: 'Go Shiina', job: 'Original Music Composer' },
      { name: 'Yuichi Terao', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'elevenbentos11',
        writtenOn: '2021-05-09',
        rating: 9,
        content:
          "seen it four times in osaka and twice here in texas, it's that good. ranks above every arc of season one for me. ufotable draws fire and water like nobody else, the sword moves look like old woodblock prints going crazy. rengoku eating eleven lunch boxes and shouting how tasty they are is my favorite intro of any character ever. if you don't know the series you'll be lost in the first five minutes, so watch that first. then bring tissues, i mean it",
      },
      {
        author: 'Ji-woo Park',
        writtenOn: '2021-06-20',
        rating: 8,
        content:
          'The animation is the best I see in a cinema, especially the fire of Rengoku and the dream of Tanjiro. In this dream his family lives again, and he must say goodbye to his small brother in the snow, and there everybody in the hall in Busan is crying, I also. The comedy of Zenitsu and Inosuke is sometimes too loud for me. The train is a good place, because nobody can leave. You should see the series before. A very good film, not only for fans.',
      },
      {
        author: 'marcusdad3',
        writtenOn: '2021-08-01',
        rating: 7,
        content:
          "My thirteen-year-old asked me to come along, and I am glad I did, although I needed a briefing in the car. It is rated R here and that is fair: heads roll, and the demon makes kids do something nasty to themselves in order to wake up. I would not bring anyone under twelve. Underneath it's about a boy who misses his mom and his brothers. I liked it more than I expected, and it touched me. Some of the shouting wore me out. We talked about it all the way home, which hardly ever happens.",
      },
    ],
  },
  {
    id: 447362,
    title: 'Life in a Year',
    releaseDate: '2020-11-27',
    genres: ['drama', 'romance'],
    voteAverage: 8.2,
    voteCount: 1_939,
    overview:
      'Daryn is seventeen and does everything his strict father Xavier demands: he runs, he studies and he is going to apply to Harvard. Then he falls in love with Isabelle, a singer who laughs at his plans. But she is dying, and the doctors give her twelve months. Daryn decides to give her a whole life in that time, with all its firsts, and his own future has to wait.',
    cast: [
      { name: 'Jaden Smith', character: 'Daryn' },
      { name: 'Cara Delevingne', character: 'Isabelle' },
      { name: 'Cuba Gooding Jr.', character: 'Xavier' },
      { name: 'Nia Long', character: 'Catherine' },
      { name: 'RZA', character: 'Ron' },
      { name: "Chris D'Elia", character: 'Phil' },
      { name: 'JT Neal', character: 'Sammy' },
      { name: 'Stony Blyden', character: 'Kiran' },
      { name: 'Michelle Giroux', character: 'Amanda' },
    ],
    crew: [
      { name: 'Mitja Okorn', job: 'Director' },
      { name: 'Jeffrey Addiss', job: 'Writer' },
      { name: 'Will Matthews', job: 'Writer' },
      { name: 'Photek', job: 'Original Music Composer' },
      { name: 'Quyen Tran', job: 'Director of Photography' },
    ],
    reviews: [
      {
        author: 'Kelsey B.',
        writtenOn: '2021-01-03',
        rating: 9,
        content:
          'I cried for an hour after this movie and I loved it. Daryn and Isabelle are so different, and you believe every minute. Cara Delevingne is amazing, she is tough and funny and so scared. His dad made me mad. Then I cried about the dad too! Watch it with your best friend and a blanket.',
      },
      {
        author: 'Luciana S.',
        writtenOn: '2021-08-15',
        rating: 9,
        content:
          'This film is very sad and very beautiful. Daryn wants to give Isabelle everything that belongs to a long life, and they have so little time for it. The idea is romantic and the film does it well. I think Jaden Smith is a little stiff in the beginning and then he becomes better. Cara Delevingne is honest and strong in every scene. The father is too hard for me. It is for all people who like to cry in the cinema, and I recommend it.',
      },
      {
        author: 'two_tissues_max',
        writtenOn: '2022-02-14',
        rating: 6,
        content:
          "My wife chose this for Valentine's night and warned me that it would be sad, so I sat down with my arms folded. It is a film that wants your tears very badly, and it sends a sick girl, a strict father and about three pop songs to fetch them. I held out well. Then Isabelle's friend Phil, who had been the comic relief, said something kind and I had to go and check on the oven. The oven was off. It's a decent film of its kind, no more than that, and I have been told not to mention the oven.",
      },
    ],
  },
  {
    id: 464052,
    title: 'Wonder Woman 1984',
    releaseDate: '2020-12-16',
    genres: ['action', 'adventure', 'fantasy'],
    voteAverage: 6.4,
    voteCount: 9_007,
    overview:
      'Washington, 1984. Diana Prince hides her powers and works in a museum with the shy Barbara Minerva. An old stone turns up there that grants every wish. Without believing in it Diana wishes for Steve Trevor, whom she lost in 1918, and he comes back. Barbara wants to be like her. Then the failing businessman Max Lord takes the stone. Each wish costs something, and Diana must choose between Steve and the world.',
    cast: [
      { name: 'Gal Gadot', character: 'Diana Prince / Wonder Woman' },
      { name: 'Chris Pine', character: 'Steve Trevor' },
      { name: 'Kristen Wiig', character: 'Barbara Minerva / Cheetah' },
      { name: 'Pedro Pascal', character: 'Maxwell Lord' },
      { name: 'Robin Wright', character: 'Antiope' },
      { name: 'Connie Nielsen', character: 'Hippolyta' },
      { name: 'Lilly Aspell', character: 'Young Diana' },
      { name: 'Amr Waked', character: 'Emir Said Bin Abydos' },
      { name: 'Kristoffer Polaha', character: 'Handsome Man' },
      { name: 'Natasha Rothwell', character: 'Carol' },
    ],
    crew: [
      { name: 'Patty Jenkins', job: 'Director' },
      { name: 'Patty Jenkins', job: 'Screenplay' },
      { name: 'Geoff Johns', job: 'Screenplay' },
      { name: 'Dave Callaham', job: 'Screenplay' },
      { name: 'Hans Zimmer', job: 'Original Music Composer' },
      { name: 'Matthew Jensen', job: 'Director of Photography' },
      { name: 'Richard Pearson', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Handsome Man',
        writtenOn: '2021-01-09',
        rating: 4,
        content:
          "I didn't like it, and for one reason. Diana's old love comes back from the dead, and he does it in the body of a stranger, an engineer with a nice apartment and a futon. They go up in an airplane in that body, get it shot at and take it to bed, and nobody asks the man. I waited two and a half hours for anyone to mention it. For me that spoiled the film. I think about him more than about my cousins.",
      },
      {
        author: 'Tina Russo',
        writtenOn: '2021-03-06',
        rating: 7,
        content:
          'Chris Pine looking at an escalator! Chris Pine in a bum bag, being shown a bin and admiring it as art. I was in that mall, more or less that year, in leg warmers, and it was every bit that pink. People wanted a war and they got a man shouting into a television, promising everybody everything, and folk believing it one after another. Daft, too long, gold wings, and I enjoyed it. But it was Christmas Day and the only place I could go was 1984, and I was very glad of the lift.',
      },
      {
        author: 'gold_armor_gina',
        writtenOn: '2022-08-27',
        rating: 8,
        content:
          "I know people hate this one and I don't get it! It's bright and hopeful, and Diana is kind to everyone. Chris Pine discovering the eighties, the fanny pack, the escalator, is pure comedy. Pedro Pascal goes all the way. The little girl's race at the beginning gave me goosebumps. Too long, sure. I loved it. Made me really happy on a sad Christmas.",
      },
    ],
  },
  {
    id: 600354,
    title: 'The Father',
    releaseDate: '2020-12-23',
    genres: ['drama'],
    voteAverage: 8.1,
    voteCount: 3_424,
    overview:
      'Anthony is eighty and lives in a large flat in London, or so he believes. His daughter Anne wants to move away. He has chased off one carer after another, and now a new one, Laura, is to come. Then a stranger sits in the living room and says that he lives there. Anne looks like someone else. Anthony must find out whom he can believe, or he will lose his home and himself.',
    cast: [
      { name: 'Anthony Hopkins', character: 'Anthony' },
      { name: 'Olivia Colman', character: 'Anne' },
      { name: 'Mark Gatiss', character: 'The Man' },
      { name: 'Olivia Williams', character: 'The Woman' },
      { name: 'Imogen Poots', character: 'Laura' },
      { name: 'Rufus Sewell', character: 'Paul' },
      { name: 'Ayesha Dharker', character: 'Dr. Sarai' },
    ],
    crew: [
      { name: 'Florian Zeller', job: 'Director' },
      { name: 'Christopher Hampton', job: 'Screenplay' },
      { name: 'Florian Zeller', job: 'Screenplay' },
      { name: 'David Parfitt', job: 'Producer' },
      { name: 'Jean-Louis Livi', job: 'Producer' },
      { name: 'Philippe Carcassonne', job: 'Producer' },
      { name: 'Christophe Spadone', job: 'Producer' },
      { name: 'Simon Friend', job: 'Producer' },
      { name: 'Ludovico Einaudi', job: 'Original Music Composer' },
      { name: 'Ben Smithard', job: 'Director of Photography' },
      { name: 'Yorgos Lamprinos', job: 'Editor' },
    ],
    reviews: [
      {
        author: 'Nerys Lloyd',
        writtenOn: '2021-07-04',
        rating: 8,
        content:
          'Dementia has been filmed from the chair beside the bed, in Amour and in Still Alice; here it is filmed from inside the head. Florian Zeller, adapting his own play, builds a flat and then quietly rearranges it. A door handle changes; a kitchen turns blue; the daughter comes in with the shopping and has another face. It plays like a thriller by Polanski, except that there is no plot to uncover, only time coming loose. Hopkins is astonishing: gallant, sly, cruel to poor Anne and then, within a breath, a small boy. Colman listens to him with her whole face. It remains a play, and one feels the acts end. I cannot say that I had a pleasant evening; I can say it was among the finest that I have spent in a cinema for years.',
      },
      {
        author: 'Philip Carrow',
        writtenOn: '2021-05-23',
        rating: 8,
        content:
          'Some films ask you to understand an illness, and this one makes you have it for ninety minutes. Florian Zeller does so by the simplest means. He gives us a handsome apartment and a clear conversation, and then contradicts both. Each time I thought that I had worked out the order of things, a chair was missing, and I was as lost as the man on the screen. No horror picture has unsettled me so much.\n\nAnthony Hopkins uses everything that we know about him, the charm, the precision, the menace, and lets it slip away piece by piece. His tap dance for the new carer is delightful until he turns on her. Olivia Colman, with far fewer lines, breaks your heart by smiling at him.\n\nAnyone who has gone through this in the family should think before choosing it. Overall I believe that this is a great, merciful film. I recommend it to everybody who has parents.',
      },
      {
        author: 'Hyun-ah Choi',
        writtenOn: '2022-01-23',
        rating: 8,
        content:
          "I watch this film alone, and it is good, because I cry very much. My grandmother in Daegu has the same illness, she asks every day for her watch. In the film the rooms change and the people change, and I don't know what is true, so I feel like Anthony. This is frightening and very clever, and I like the film very much. Anthony Hopkins is wonderful, most of all when he is angry and afraid in one moment. It is slow and it is only talking in a flat. I think everybody who works with old people should see it.",
      },
    ],
  },
  {
    id: 508442,
    title: 'Soul',
    releaseDate: '2020-12-25',
    genres: ['animation', 'family', 'comedy', 'fantasy'],
    voteAverage: 8.1,
    voteCount: 11_343,
    overview:
      "Joe Gardner teaches music at a school in New York and dreams of being a jazz musician. On the day Dorothea Williams asks him to play with her band he falls into a manhole. He wakes up where those who aren't born yet are prepared for life. He is made the teacher of 22, who has never wanted to be born. Joe must be back in his body before the concert.",
    cast: [
      { name: 'Jamie Foxx', character: 'Joe Gardner (voice)' },
      { name: 'Tina Fey', character: '22 (voice)' },
      { name: 'Graham Norton', character: 'Moonwind (voice)' },
      { name: 'Rachel House', character: 'Terry (voice)' },
      { name: 'Alice Braga', character: 'Counselor Jerry A (voice)' },
      { name: 'Richard Ayoade', character: 'Counselor Jerry B (voice)' },
      { name: 'Phylicia Rashād', character: 'Libba Gardner (voice)' },
      { name: 'Donnell Rawlings', character: 'Dez (voice)' },
      { name: 'Questlove', character: 'Curley (voice)' },
      { name: 'Angela Bassett', character: 'Dorothea Williams (voice)' },
    ],
    crew: [
      { name: 'Pete Docter', job: 'Director' },
      { name: 'Kemp Powers', job: 'Screenplay' },
      { name: 'Mike Jones', job: 'Screenplay' },
      { name: 'Trent Reznor', job: 'Original Music Composer' },
      { name: 'Atticus Ross', job: 'Original Music Composer' },
      { name: 'Dana Murray', job: 'Producer' },
    ],
    reviews: [
      {
        author: 'C. Nilsen',
        writtenOn: '2021-01-03',
        rating: 9,
        content:
          "A cartoon about a jazz teacher who wants his life back, and New York in it is so exact that you can smell it. Christmas Day and Dad was shielding, so we'd agreed to press play at three o'clock, him in Dundee and me here with a chicken leg. At the barbershop, when it's only fellows talking under the clippers, he texted me 'thats Vics'. It is, it's exactly Vic's, down to the jar. Then nothing for an hour. I don't know what he made of the pastel blobs up there counting people. I could take or leave the blobs, and I loved the rest.\n\nOn Boxing Day he sent a photograph of a sycamore seed on his front step, no message. I've still got it as my wallpaper.",
      },
      {
        author: 'Aaron G.',
        writtenOn: '2021-02-20',
        rating: 6,
        content:
          "The children are five and seven. Questions asked during the film: is he dead, is he dead now, why is he a cat, is the cat dead. I ran out of answers at the accountants counting souls on an abacus. It's beautiful to look at, the subway in autumn especially, and it's clearly meant for me and not them. They drifted off to the Lego. I liked it. I stayed, and stood on some of it on the way to bed.",
      },
      {
        author: 'night_shift_nurse_k',
        writtenOn: '2023-09-11',
        rating: 10,
        content:
          "What I like is that it asks what you live for on an ordinary day, when nothing great happens. I've had that exact conversation by a bus stop at six in the morning. Most films for children are only about the applause. I love this one. I had pizza crust for breakfast on purpose the day after.",
      },
    ],
  },
];
